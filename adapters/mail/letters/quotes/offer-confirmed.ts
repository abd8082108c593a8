import { factsOfRequest } from "../../facts-of-request.ts";
import { greeting } from "../../greeting.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { priceFacts } from "../../price-facts.ts";
import { subjectBuilder, subjectShow } from "../../show-name.ts";

/** To the exhibitor: a builder's quote stands for the changed brief. */
export const offerConfirmed: WriteLetter<"offer-confirmed"> = (letter, site) => {
  const { request, firstName, builderName } = letter;
  const [[, amount] = []] = priceFacts("Quote", letter);
  return {
    subject: `${subjectShow(request)}: ${subjectBuilder(builderName)} confirms ${amount ?? "the quote"} for your new brief`,
    preheader: "The quote stands as it is.",
    title: "A quote stands for your new brief",
    blocks: [
      {
        kind: "text",
        text: `${greeting(firstName)} ${builderName} has read your changes and confirms the quote as it is.`,
      },
      factsOfRequest(request, [["Builder", builderName], ...priceFacts("Quote", letter)]),
      {
        kind: "button",
        label: "Compare quotes",
        url: site.signInLink(`/requests/${request.quoteRequestId}/compare`),
      },
    ],
  };
};
