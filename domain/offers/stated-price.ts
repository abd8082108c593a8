import type { Cents } from "../shared/money/money.ts";
import { moneyText } from "../shared/money/money-text.ts";
import { type Currency, type Exchange, inUsCents, usDollar } from "./currency.ts";
import { offerTotal } from "./line-amount.ts";
import { namesPrice } from "./names-price.ts";
import type { OfferLine } from "./offer-line.ts";
import type { QuoteTerms } from "./quote-terms.ts";

/**
 * A price as its builder states it. `total`: minor units of the currency; `quotedAmount`: US cents.
 */
export type StatedPrice = {
  quotedAmount: Cents | null;
  currency: Currency;
  exchange: Exchange | null;
  total: number | null;
  /** High end of a price range; `total` is the low end. */
  high?: number | null;
};

type Priced = Omit<StatedPrice, "total" | "high"> & {
  lines: readonly OfferLine[];
  terms: QuoteTerms;
};

/** A quote's price: the sum of its lines if it has any, else the entered amount. */
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
 * The price in words: "$12,500", or "$12,500 to $14,000" for a range; another currency with its
 * code and US dollars: "EUR 12,500 (about $13,562.50)". Null without a price.
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

/** An amount with its currency: "$12,500.50", "EUR 12,500.50". */
export function amountText(amount: number, currency: Currency): string {
  const text = moneyText(amount);
  return currency === usDollar ? text : text.replace("$", `${currency} `);
}

/** An exchange rate: "EUR 1 = $1.085". */
export function rateText(currency: Currency, { rateMillionths }: Exchange): string {
  return `${currency} 1 = $${rateMillionths / 1_000_000}`;
}
