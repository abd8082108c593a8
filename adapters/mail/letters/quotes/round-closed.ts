import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To the exhibitor: all builders of a round have answered, or its time is up. */
export const roundClosed: WriteLetter<"round-closed"> = (
  { request, firstName, revised, stands, silent },
  site,
) => {
  const count = (amount: number) => (amount === 1 ? "1 quote" : `${amount} quotes`);
  return {
    subject:
      silent === 0
        ? `Every builder has answered: ${showName(request)}`
        : `Time is up for final offers: ${showName(request)}`,
    preheader: "Compare the quotes as they stand now.",
    title: silent === 0 ? "Every builder has answered" : "Your round is over",
    blocks: [
      {
        kind: "text",
        text: `${greeting(firstName)} you asked for best and final offers. Here's how the builders answered.`,
      },
      factsOfRequest(request, [
        ["Revised", count(revised)],
        ["Stand as they were", count(stands)],
        ...(silent > 0 ? [["No answer", count(silent)] as [string, string]] : []),
      ]),
      {
        kind: "button",
        label: "Compare quotes",
        url: site.signInLink(`/requests/${request.quoteRequestId}/compare`),
      },
      { kind: "note", text: "Quotes without an answer stand as they were." },
    ],
  };
};
