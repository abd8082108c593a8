import { awardReasonWords } from "../../../../domain/quotes/award.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { priceFacts } from "../../price-facts.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";
import { briefButtons } from "./brief-buttons.ts";
import { earlierBriefFacts } from "./earlier-brief.ts";

const contact = "Contact the exhibitor";

/** To the builder who got the job. */
export const responseAccepted: WriteLetter<"response-accepted"> = (letter, site) => {
  const { request, builderName, award } = letter;
  return {
    subject: `Your quote was accepted: ${showName(request)}`,
    preheader: "The job is yours. Get in touch with the exhibitor.",
    title: "The job is yours",
    blocks: [
      {
        kind: "text",
        text: `Congratulations, ${builderName}! The exhibitor accepted your quote. Reach out to settle the details; their contact info is in your dashboard.`,
      },
      ...(letter.earlierBrief
        ? [
            {
              kind: "text",
              text: "Your price was made before the brief changed. Both briefs are below: agree with the exhibitor on which one you build.",
            } as const,
          ]
        : []),
      ...whyChosen(award),
      factsOfRequest(request, [...priceFacts("Your quote", letter), ...earlierBriefFacts(letter)]),
      ...briefButtons(letter, site, {
        ...{ label: letter.link ? "See your accepted quote" : contact, second: contact },
        of: "request",
      }),
    ],
  };
};

function whyChosen(award: { reasons: string[]; note: string | null } | null | undefined): Block[] {
  const reasons = awardReasonWords(award?.reasons ?? []);
  const said: Block[] = reasons ? [{ kind: "text", text: `Why they chose you: ${reasons}.` }] : [];
  return award?.note ? [...said, ...quotedLines(award.note)] : said;
}
