import type { RequestFacts } from "../../../../domain/messages/letter-facts.ts";
import { boothSizeText, readBoothSize } from "../../../../domain/quotes/booth-size-text.ts";
import type { ContactAfter } from "../../../../domain/quotes/contact-after.ts";
import {
  budgetRanges,
  exhibitTypes,
  labelOf,
  serviceTypes,
} from "../../../../domain/quotes/options.ts";
import { answerButtons } from "../../answer-buttons.ts";
import { laterWords, momentWords, weekdayWords } from "../../date-words.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { pictureOfRequest } from "../../picture-of-request.ts";
import { showName } from "../../show-name.ts";

/** The invitation email, to a builder who is asked to quote. Names and numbers of people stay behind the sign-in. */
export const invitation: WriteLetter<"invitation"> = (letter, site) => {
  const { request, builderId, builderName, link, isReopened = false } = letter;
  const { answerBy = null, timeZone = null } = letter;
  const later = laterWords(letter);
  return {
    subject: subjectOf(request, answerBy && weekdayWords(answerBy, timeZone), isReopened),
    preheader: answerBy
      ? `Please answer by ${momentWords(answerBy, timeZone)}.`
      : "The exhibitor is waiting: please send your quote as soon as you can.",
    title: "You are invited to quote",
    blocks: [
      ...(isReopened
        ? [
            {
              kind: "text" as const,
              text: "This request was canceled by mistake and is open again.",
            },
          ]
        : []),
      {
        kind: "text",
        text: `Hi ${builderName}, ${request.company} needs a booth builder and you're a match. ${
          answerBy
            ? `Please answer by ${momentWords(answerBy, timeZone)}.`
            : "The time we promised for quotes has passed, so please send yours as soon as you can."
        }${later}`,
      },
      ...pictureOfRequest(request, site),
      factsOfRequest(request, [
        ["Exhibit type", labelOf(exhibitTypes, request.industry)],
        ["Service", labelOf(serviceTypes, request.serviceType)],
        ["Budget", request.budget ? labelOf(budgetRanges, request.budget) : "Not given"],
        ["Answer by", answerBy ? momentWords(answerBy, timeZone) : "As soon as you can"],
      ]),
      ...(link ? answerButtons(site, { request, builderId, link }) : []),
      {
        kind: "button",
        label: link ? "See it in your dashboard" : "Send your quote",
        url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
        isSecond: link !== undefined && link !== null,
      },
      {
        kind: "note",
        text: [
          ...(link ? ["The first three links need no sign-in, so don't forward this email."] : []),
          `The full brief is in your dashboard, and ${contactWords[site.contactAfter ?? "assigned"]}. Sign in with the email address this was sent to.`,
        ].join(" "),
      },
    ],
  };
};

/** The size only where it is two numbers: other typed texts stay out of subjects. */
function subjectOf(request: RequestFacts, until: string | null, isReopened: boolean): string {
  const sides = readBoothSize(request.boothSize);
  // with spaces that a search of the inbox finds
  const size = sides ? `, ${boothSizeText(request.boothSize).replaceAll("\u00a0", " ")}` : "";
  const asked = `${isReopened ? "Open again, answer" : "Answer"} ${until ? `by ${until}` : "as soon as you can"}`;
  return `${asked}: ${showName(request)}${size}`;
}

const contactWords: Record<ContactAfter, string> = {
  assigned: "so are the contact details",
  awarded: "the contact details once your quote is accepted",
};
