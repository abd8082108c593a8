import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";
import { briefButtons } from "./brief-buttons.ts";

/** To a builder who quoted without an amount: the exhibitor asks for one. */
export const priceAsked: WriteLetter<"price-asked"> = (letter, site) => ({
  subject: `Please add your price: ${showName(letter.request)}`,
  preheader: "The exhibitor read your reply and is asking for a price.",
  title: "The exhibitor is asking for your price",
  blocks: [
    {
      kind: "text",
      text: `Hi ${letter.builderName}, the exhibitor read your reply and would like a price. Your reply counts as a quote once it names one.`,
    },
    factsOfRequest(letter.request),
    ...briefButtons(letter, site, { label: "Add your price", part: "quote" }),
  ],
});
