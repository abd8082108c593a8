import { divideHalfUp } from "../shared/money/divide-half-up.ts";
import type { Cents } from "../shared/money/money.ts";
import type { OfferLine } from "./offer-line.ts";

/** An ISO 4217 code of a currency with two decimals. */
export type Currency = string;
export const usDollar: Currency = "USD";
export const currencyPattern = /^[A-Z]{3}$/;

/** The rate of one day: millionths of a US dollar for one unit of the other currency. */
export type Exchange = { rateMillionths: number; source: string; day: string };

/** An amount in US cents at a stamped rate; without a rate it is in US cents already. */
export function inUsCents(amount: number, exchange: Exchange | null): Cents {
  if (!exchange) return amount;
  return divideHalfUp(BigInt(amount) * BigInt(exchange.rateMillionths), 1_000_000n);
}

/** The lines with their prices in US cents: what they come to adds up to the amount of the quote. */
export function linesInUsCents(
  lines: readonly OfferLine[],
  exchange: Exchange | null,
): OfferLine[] {
  if (!exchange) return [...lines];
  const convert = (price: number | null) => (price === null ? null : inUsCents(price, exchange));
  return lines.map((line) => ({
    ...line,
    unitPrice: convert(line.unitPrice),
    amount: convert(line.amount),
  }));
}
