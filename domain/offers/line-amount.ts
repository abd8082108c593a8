import { divideHalfUp } from "../shared/money/divide-half-up.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Category } from "./category.ts";
import { isPriced, type OfferLine, type Thousandths } from "./offer-line.ts";

/** Quantity times unit price, rounded to whole cents. */
export function timesPrice(quantity: Thousandths, unitPrice: Cents): Cents {
  return divideHalfUp(BigInt(quantity) * BigInt(unitPrice), 1000n);
}

/** A percentage of an amount; negative for a discount. */
export function percentOf(rate: Thousandths, base: Cents, category: Category): Cents {
  const product = BigInt(rate) * BigInt(base);
  return divideHalfUp(category === "discount" ? -product : product, 100_000n);
}

/** Whether the line is priced as a percentage of the lines before it. */
export function isPercent({ unit, kind, within }: OfferLine): boolean {
  return unit === "percent" && kind !== "excluded" && within === null;
}

/**
 * The lines with their amounts in cents: quantity times unit price if both are given, else the
 * stated amount. A percentage applies to the included lines and allowances before it that aren't
 * percentages.
 */
export function withAmounts(lines: readonly OfferLine[]): OfferLine[] {
  let base = 0;
  return lines.map((line) => {
    const { quantity, unitPrice, category } = line;
    if (isPercent(line)) {
      const amount = quantity === null ? null : percentOf(quantity, base, category);
      return { ...line, amount };
    }
    const amount =
      quantity !== null && unitPrice !== null ? timesPrice(quantity, unitPrice) : line.amount;
    if (isPriced(line)) base += amount ?? 0;
    return { ...line, amount };
  });
}

/** The line as its builder entered it: without an amount computed from its quantity. */
export function asStated(line: OfferLine): OfferLine {
  const follows = line.quantity !== null && (line.unitPrice !== null || isPercent(line));
  return follows ? { ...line, amount: null } : line;
}

/** Sum of the lines in the price: included ones and allowances, with discounts negative. */
export function offerTotal(lines: readonly OfferLine[]): Cents {
  return lines.filter(isPriced).reduce((total, { amount }) => total + (amount ?? 0), 0);
}
