import type { Cents } from "../shared/money/money.ts";
import { isPriced, type OfferLine, type Thousandths } from "./offer-line.ts";

/** Quantity by unit price in whole cents; half a cent goes away from zero, so that a discount rounds as a price does. */
export function timesPrice(quantity: Thousandths, unitPrice: Cents): Cents {
  const product = BigInt(quantity) * BigInt(unitPrice);
  const size = product < 0n ? -product : product;
  const rounded = Number((size + 500n) / 1000n);
  return product < 0n ? -rounded : rounded;
}

/** The amount of a line in cents: quantity times unit price if both are there, else the stated amount. */
export function lineAmount(
  line: Pick<OfferLine, "quantity" | "unitPrice" | "amount">,
): Cents | null {
  const { quantity, unitPrice, amount } = line;
  return quantity !== null && unitPrice !== null ? timesPrice(quantity, unitPrice) : amount;
}

/** The sum of what is in the price: included lines and allowances, discounts as negative amounts. */
export function offerTotal(lines: readonly OfferLine[]): Cents {
  return lines.filter(isPriced).reduce((total, { amount }) => total + (amount ?? 0), 0);
}
