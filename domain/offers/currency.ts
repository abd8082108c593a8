import { divideHalfUp } from "../shared/money/divide-half-up.ts";
import type { Cents } from "../shared/money/money.ts";
import type { OfferLine } from "./offer-line.ts";

/** An ISO 4217 code of a currency with two decimals. */
export type Currency = string;
export const usDollar: Currency = "USD";
export const currencyPattern = /^[A-Z]{3}$/;

/** The exchange rate of a day: millionths of a US dollar per unit of the currency. */
export type Exchange = { rateMillionths: number; source: string; day: string };

/** Converts an amount in minor units to US cents; without a rate it already is in US cents. */
export function inUsCents(amount: number, exchange: Exchange | null): Cents {
  if (!exchange) return amount;
  return divideHalfUp(BigInt(amount) * BigInt(exchange.rateMillionths), 1_000_000n);
}

/** Converts US cents to minor units of the currency; without a rate it is US dollars. */
export function fromUsCents(cents: Cents, exchange: Exchange | null): number {
  if (!exchange) return cents;
  return divideHalfUp(BigInt(cents) * 1_000_000n, BigInt(exchange.rateMillionths));
}

/** The lines with their prices in US cents, rounded so that they add up to the quote's amount. */
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
