import { dollars } from "../dollars.ts";
import { factsOfRequest } from "../facts-of-request.ts";
import type { WriteLetter } from "../letter-words.ts";
import { showName } from "../show-name.ts";

/** To the exhibitor: a builder has quoted, or changed the quote. */
export const responseReceived: WriteLetter<"response-received" | "response-revised"> = (
  { kind, request, firstName, builderName, quotedAmount },
  site,
) => {
  const isNew = kind === "response-received";
  const amount = quotedAmount === null ? "On request" : dollars(quotedAmount);
  return {
    subject: `${isNew ? "A new quote" : "A changed quote"} for ${showName(request)}`,
    preheader: "Compare it with the others in your dashboard.",
    title: isNew ? "A quote is in" : "A quote has changed",
    blocks: [
      {
        kind: "text",
        text: isNew
          ? `Hi ${firstName}, ${builderName} has sent you a quote.`
          : `Hi ${firstName}, ${builderName} has changed the quote. The new one counts.`,
      },
      factsOfRequest(request, [
        ["Builder", builderName],
        ["Quote", amount],
      ]),
      { kind: "button", label: "Compare quotes", url: `${site.origin}/dashboard` },
      { kind: "note", text: "Accept one and the other builders are told at once, with thanks." },
    ],
  };
};
