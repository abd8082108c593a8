import {
  budgetRanges,
  exhibitTypes,
  labelOf,
  serviceTypes,
} from "../../../domain/quotes/options.ts";
import { momentWords } from "../date-words.ts";
import { factsOfRequest } from "../facts-of-request.ts";
import type { WriteLetter } from "../letter-words.ts";
import { showName } from "../show-name.ts";

/** To a builder: you are asked to quote. Names and numbers of people stay behind the sign-in. */
export const invitation: WriteLetter<"invitation"> = (
  { request, builderName, answerBy = null, isReopened = false },
  site,
) => ({
  subject: `${isReopened ? "Open again: you" : "You"} are invited to quote: ${showName(request)}`,
  preheader: answerBy
    ? `Please send your quote by ${momentWords(answerBy)}.`
    : "The exhibitor is waiting: please send your quote as soon as you can.",
  title: "You are invited to quote",
  blocks: [
    ...(isReopened
      ? [{ kind: "text" as const, text: "This request was canceled by mistake and is open again." }]
      : []),
    {
      kind: "text",
      text: `Hi ${builderName}, ${request.company} needs a booth builder and you're a match. ${
        answerBy
          ? `Please send your quote by ${momentWords(answerBy)}: that's when we promised it.`
          : "The time we promised for quotes has passed, so please send yours as soon as you can."
      }`,
    },
    factsOfRequest(request, [
      ["Exhibit type", labelOf(exhibitTypes, request.industry)],
      ["Service", labelOf(serviceTypes, request.serviceType)],
      ["Budget", request.budget ? labelOf(budgetRanges, request.budget) : "Not given"],
      ["Quote due", answerBy ? momentWords(answerBy) : "As soon as you can"],
    ]),
    {
      kind: "button",
      label: "Send your quote",
      url: site.signInLink(`/dashboard?quote=${request.quoteRequestId}`),
    },
    {
      kind: "note",
      text: "The full brief and the contact details are in your dashboard. Sign in with the email address this was sent to.",
    },
  ],
});
