import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { priceFacts } from "../../price-facts.ts";
import { subjectBuilder, subjectShow } from "../../show-name.ts";

/** To the exhibitor: a builder has taken the quote back. */
export const responseWithdrawn: WriteLetter<"response-withdrawn"> = (letter, site) => {
  const { request, firstName, builderName, quotedAmount = null } = letter;
  const [[, amount] = []] = priceFacts("Quote", { ...letter, quotedAmount });
  const quote = amount ? `their quote of ${amount}` : "their quote";
  return {
    subject: `${subjectShow(request)}: ${subjectBuilder(builderName)} withdrew ${quote}`,
    preheader: "Any other quotes still stand.",
    title: "A quote was withdrawn",
    blocks: [
      {
        kind: "text",
        text: `${greeting(firstName)} ${builderName} withdrew ${quote}. Any other quotes still stand.`,
      },
      factsOfRequest(request),
      {
        kind: "button",
        label: "See your quotes",
        url: site.signInLink(`/dashboard?request=${request.quoteRequestId}`),
      },
    ],
  };
};
