import type { EarlierQuoteBody } from "../../../../app-server/contract/quotes/earlier-quotes.ts";
import type { LineInput } from "../../../../app-server/contract/quotes/line-fields.ts";
import type { Category } from "../../../../domain/offers/category.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { addLines } from "./fill-rows.ts";
import type { LineSource } from "./line-source.ts";
import { linesOfEarlier } from "./lines-of-earlier.ts";

type Now = {
  wanted: ReadonlySet<Category>;
  currency: string;
  /** Null where it is not known. */
  boothSize: string | null;
};

/** The lines of an earlier quote, and in which respects it was another one. */
export function sourceOfEarlier(
  { tradeShowName, lines: stored, currency, boothSize }: EarlierQuoteBody,
  now: Now,
): LineSource {
  const isSameCurrency = currency === now.currency;
  const { lines, notAsked } = linesOfEarlier(stored, now.wanted, { isSameCurrency });
  const notes = [
    ...(isSameCurrency ? [] : [`Its prices are in ${currency}. Enter them in ${now.currency}.`]),
    ...(now.boothSize === null || now.boothSize === boothSize
      ? []
      : [
          `Its booth is ${boothSizeText(boothSize)}, this one is ${boothSizeText(now.boothSize)}: check the quantities.`,
        ]),
  ];
  const added = new Set(notAsked.map(({ id }) => id));
  return {
    name: tradeShowName,
    fill: addLines,
    ...{ lines, notAsked },
    notes,
    markOf: ({ id }: LineInput) =>
      added.has(id) ? `From ${tradeShowName}. Not asked for here` : `From ${tradeShowName}`,
  };
}
