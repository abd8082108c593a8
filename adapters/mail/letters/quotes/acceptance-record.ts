import { dateWords } from "../../date-words.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { priceFacts } from "../../price-facts.ts";
import { quotedLines } from "../../quoted-lines.ts";
import { showName } from "../../show-name.ts";
import { earlierBriefFacts } from "./earlier-brief.ts";

/** To the exhibitor who accepted a quote: a record of it. */
export const acceptanceRecord: WriteLetter<"acceptance-record"> = (letter, site) => {
  const { request, firstName, estimatedTimeline, validUntil } = letter;
  const amount = priceFacts("Amount", letter);
  const builder = letter.builderName ?? "the builder";
  const said: Block[] = letter.responseMessage
    ? [{ kind: "text", text: "What the builder wrote:" }, ...quotedLines(letter.responseMessage)]
    : [];
  return {
    subject: `Your record: quote accepted for ${showName(request)}`,
    preheader: "Keep this email: it says what you accepted.",
    title: "You accepted a quote",
    blocks: [
      {
        kind: "text",
        text: `${greeting(firstName)} you accepted the quote from ${builder}. We've emailed them, and let any other builders we asked know that you've chosen.`,
      },
      ...(letter.earlierBrief
        ? [
            {
              kind: "text",
              text: "The price was made before your brief changed. Both briefs are below: agree with the builder on which one they build.",
            } as const,
          ]
        : []),
      factsOfRequest(request, [
        ["Builder", letter.builderName ?? "No longer listed"],
        ...(amount.length > 0 ? amount : [["Amount", "Not given"] as [string, string]]),
        ...earlierBriefFacts(letter),
        ["Timeline", estimatedTimeline ?? "Not given"],
        ["Valid until", dateWords(validUntil.slice(0, 10))],
      ]),
      ...said,
      {
        kind: "button",
        label: "View your request",
        url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
      },
      {
        kind: "note",
        text: `Didn't accept it, or chose it by mistake? Write to ${site.supportEmail}.`,
      },
    ],
  };
};
