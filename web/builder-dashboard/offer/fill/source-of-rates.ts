import type { LineInput } from "../../../../app-server/contract/quotes/line-fields.ts";
import type { RateBody } from "../../../../app-server/contract/rates/rate-card.ts";
import type { Category } from "../../../../domain/offers/category.ts";
import { fillRows } from "./fill-rows.ts";
import { categoryNames, type LineSource } from "./line-source.ts";
import { linesFromRates } from "./lines-from-rates.ts";

/** The builder's rates as lines, and which of them need a look. */
export function sourceOfRates(
  rates: readonly RateBody[],
  wanted: ReadonlySet<Category>,
  booth: Parameters<typeof linesFromRates>[2],
): LineSource {
  const { lines, toCount, atMinimum, notYet } = linesFromRates(rates, wanted, booth);
  return {
    ...{ name: "your rates", fill: fillRows, lines, notAsked: [] },
    notes: [
      noteOf("Not in your price until you enter the quantity: ", toCount),
      noteOf("At your minimum: ", atMinimum),
      noteOf("Your rate isn't valid yet: ", notYet),
    ].flat(),
    markOf({ category }: LineInput) {
      if (toCount.includes(category)) return "Your rate: enter the quantity";
      return atMinimum.includes(category) ? "Your minimum" : "From your rates";
    },
  };
}

function noteOf(words: string, list: readonly Category[]): string[] {
  return list.length > 0 ? [`${words}${categoryNames(list)}.`] : [];
}
