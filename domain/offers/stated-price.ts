import type { Cents } from "../shared/money/money.ts";
import { moneyText } from "../shared/money/money-text.ts";
import { type Currency, type Exchange, inUsCents, usDollar } from "./currency.ts";
import { offerTotal } from "./line-amount.ts";
import { namesPrice } from "./names-price.ts";
import type { OfferLine } from "./offer-line.ts";
import type { QuoteTerms } from "./quote-terms.ts";

/** A price as its builder states it. `total` is in minor units of the currency, `quotedAmount` in US cents. */
export type StatedPrice = {
  quotedAmount: Cents | null;
  currency: Currency;
  exchange: Exchange | null;
  total: number | null;
  /** The high end of a range, which begins at the total. */
  high?: number | null;
};

type Priced = Omit<StatedPrice, "total" | "high"> & {
  lines: readonly OfferLine[];
  terms: QuoteTerms;
};

/** A quote's price: the sum of its lines where it has any, else the amount that its builder wrote. */
export function statedPrice({
  quotedAmount,
  currency,
  exchange,
  lines,
  terms,
}: Priced): StatedPrice {
  const total = lines.length > 0 ? offerTotal(lines) : quotedAmount;
  return { quotedAmount, currency, exchange, total, high: terms.high ?? null };
}

/**
 * "$12,500", or "$12,500 to $14,000" for a range; in another currency its code and both amounts: "EUR 12,500 (about
 * $13,562.50)". Null without a price.
 */
export function priceText(price: StatedPrice): string | null {
  const own = ownPriceText(price);
  return price.exchange && own ? `${own} (about ${priceInDollars(price)})` : own;
}

/** The price in the quote's own currency only. */
export function ownPriceText(price: StatedPrice): string | null {
  const { quotedAmount, currency, exchange, total, high = null } = price;
  if (!namesPrice(quotedAmount) || !exchange || total === null) return priceInDollars(price);
  const end = high === null ? "" : ` to ${amountText(high, currency)}`;
  return `${amountText(total, currency)}${end}`;
}

/** The price in US dollars only. */
export function priceInDollars(price: Omit<StatedPrice, "currency" | "total">): string | null {
  const { quotedAmount, exchange, high = null } = price;
  if (!namesPrice(quotedAmount)) return null;
  const end = high === null ? "" : ` to ${moneyText(inUsCents(high, exchange))}`;
  return `${moneyText(quotedAmount)}${end}`;
}

/** "$12,500.50", "EUR 12,500.50". */
export function amountText(amount: number, currency: Currency): string {
  const text = moneyText(amount);
  return currency === usDollar ? text : text.replace("$", `${currency} `);
}

/** "EUR 1 = $1.085". */
export function rateText(currency: Currency, { rateMillionths }: Exchange): string {
  return `${currency} 1 = $${rateMillionths / 1_000_000}`;
}
