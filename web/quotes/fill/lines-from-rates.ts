import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import type { RateBody } from "../../../app-server/contract/rates/rate-card.ts";
import type { BoothFeet } from "../../../domain/offers/benchmark.ts";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { timesPrice } from "../../../domain/offers/line-amount.ts";
import type { Logistics } from "../../../domain/offers/logistics.ts";
import { type Rate, rateQuantity } from "../../../domain/offers/own-rates.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";
import { emptyLine } from "../lines/line-inputs.ts";

type Booth = {
  feet: BoothFeet;
  /** Stated hours, weight and the like. */
  logistics: Logistics;
  /** Today's date, YYYY-MM-DD. */
  today: string;
};

export type RateLines = {
  lines: LineInput[];
  /** Categories with a price but no known quantity. */
  toCount: Category[];
  /** Categories whose amount is below the rate's minimum. */
  atMinimum: Category[];
  /** Categories whose rate is valid only from a later date. */
  notYet: Category[];
};

/**
 * A line for each of these categories that has a rate: its price and, where the booth or the quote
 * states one, its quantity.
 */
export function linesFromRates(
  rates: readonly RateBody[],
  wanted: ReadonlySet<Category>,
  { feet, logistics, today }: Booth,
): RateLines {
  const found: RateLines = { lines: [], toCount: [], atMinimum: [], notYet: [] };
  for (const category of categories) {
    const rate = (rates as readonly Rate[]).find((each) => each.category === category);
    if (!rate || !wanted.has(category)) continue;
    if (rate.validFrom !== null && rate.validFrom > today) {
      found.notYet.push(category);
      continue;
    }
    const { unit, unitPrice, minimum } = rate;
    const quantity = rateQuantity(rate, feet, logistics);
    if (quantity === null) {
      found.toCount.push(category);
      found.lines.push(emptyLine(category, { unit, unitPrice: dollarsText(unitPrice) }));
      continue;
    }
    const isAtMinimum = minimum !== null && timesPrice(quantity, unitPrice) < minimum;
    if (isAtMinimum) found.atMinimum.push(category);
    const priced = isAtMinimum
      ? { unit: "lot", quantity: "", unitPrice: dollarsText(minimum) }
      : {
          unit,
          unitPrice: dollarsText(unitPrice),
          quantity: unit === "lot" ? "" : `${quantity / 1000}`,
        };
    found.lines.push(emptyLine(category, { kind: "included", ...priced }));
  }
  return found;
}
