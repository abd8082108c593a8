import { type Category, categoryFacts } from "../../../../domain/offers/category.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";
import { briefButtons } from "./brief-buttons.ts";

const list = new Intl.ListFormat("en-US");

/** To a builder whose quote leaves something out: the exhibitor asks for it by line, or for the price of categories. */
export const linesAsked: WriteLetter<"lines-asked"> = (letter, site) => {
  const { request, builderName, company, categories } = letter;
  const labels = list.format(categories.map((code) => categoryFacts(code as Category).label));
  const isPrices = categories.length > 0;
  return {
    subject: isPrices
      ? `What would ${labels} cost? ${showName(request)}`
      : `Please itemize your quote: ${showName(request)}`,
    preheader: isPrices
      ? "The exhibitor asks for the price of what your quote leaves out."
      : "An itemized quote can be compared with the others.",
    title: isPrices ? "The exhibitor asks what this would cost" : "Please itemize your quote",
    blocks: [
      {
        kind: "text",
        text: isPrices
          ? `Hi ${builderName}, ${company} asks you to price: ${labels}. Until you do, they see an estimate from other quotes, or none.`
          : `Hi ${builderName}, ${company} would like your quote by line. One price can't be compared with itemized quotes. Your total may stay as it is.`,
      },
      factsOfRequest(request),
      ...briefButtons(letter, site, {
        label: isPrices ? "Add the prices" : "Itemize your quote",
        part: "quote",
      }),
      {
        kind: "note",
        text: "If you don't offer it, mark it as excluded. The exhibitor sees that too.",
      },
    ],
  };
};
