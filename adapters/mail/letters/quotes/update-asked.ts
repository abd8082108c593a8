import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { priceFacts } from "../../price-facts.ts";
import { showName } from "../../show-name.ts";
import { briefButtons } from "./brief-buttons.ts";
import { earlierBriefFacts } from "./earlier-brief.ts";

/** To a builder whose quote is for an earlier brief: the exhibitor asks for its price now. */
export const updateAsked: WriteLetter<"update-asked"> = (letter, site) => {
  const { request, builderName, company } = letter;
  return {
    subject: `Please update your price: ${showName(request)}`,
    preheader: "The brief changed after your quote. Confirm your price, or revise it.",
    title: "Please update your price",
    blocks: [
      {
        kind: "text",
        text: `Hi ${builderName}, ${company} changed the brief after your quote and would like your price for the brief as it is now. If your price stands, confirm it.`,
      },
      factsOfRequest(request, [...priceFacts("Your quote", letter), ...earlierBriefFacts(letter)]),
      ...briefButtons(letter, site, { label: "Confirm or revise your price", part: "quote" }),
    ],
  };
};
