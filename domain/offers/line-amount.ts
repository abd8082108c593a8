import { divideHalfUp } from "../shared/money/divide-half-up.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Category } from "./category.ts";
import { isPriced, type OfferLine, type Thousandths } from "./offer-line.ts";

/** Quantity by unit price in whole cents. */
export function timesPrice(quantity: Thousandths, unitPrice: Cents): Cents {
  return divideHalfUp(BigInt(quantity) * BigInt(unitPrice), 1000n);
}

/** A percentage of an amount, as an amount of its category: a discount is taken off. */
export function percentOf(rate: Thousandths, base: Cents, category: Category): Cents {
  const product = BigInt(rate) * BigInt(base);
  return divideHalfUp(category === "discount" ? -product : product, 100_000n);
}

/** Whether the line is priced as a percentage of the lines before it. */
export function isPercent({ unit, kind, within }: OfferLine): boolean {
  return unit === "percent" && kind !== "excluded" && within === null;
}

/**
 * The lines with their amounts in cents: quantity by unit price where both are there, else as stated. A percentage is of the
 * included lines and allowances before it that are no percentages themselves.
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

/** The line as its builder states it: without an amount that follows from its quantity. */
export function asStated(line: OfferLine): OfferLine {
  const follows = line.quantity !== null && (line.unitPrice !== null || isPercent(line));
  return follows ? { ...line, amount: null } : line;
}

/** The sum of what is in the price: included lines and allowances, discounts as negative amounts. */
export function offerTotal(lines: readonly OfferLine[]): Cents {
  return lines.filter(isPriced).reduce((total, { amount }) => total + (amount ?? 0), 0);
}
