import type { Cents } from "../shared/money/money.ts";
import { moneyText } from "../shared/money/money-text.ts";
import { type Currency, type Exchange, usDollar } from "./currency.ts";
import { offerTotal } from "./line-amount.ts";
import type { OfferLine } from "./offer-line.ts";

/** A price as its builder states it. `total` is in minor units of the currency, `quotedAmount` in US cents. */
export type StatedPrice = {
  quotedAmount: Cents | null;
  currency: Currency;
  exchange: Exchange | null;
  total: number | null;
};

type Priced = Omit<StatedPrice, "total"> & { lines: readonly OfferLine[] };

export function statedPrice({ quotedAmount, currency, exchange, lines }: Priced): StatedPrice {
  const total = lines.length > 0 ? offerTotal(lines) : quotedAmount;
  return { quotedAmount, currency, exchange, total };
}

/** "$12,500"; in another currency its code and both amounts: "EUR 12,500 (about $13,562.50)". Null without a price. */
export function priceText({ quotedAmount, currency, exchange, total }: StatedPrice): string | null {
  if (quotedAmount === null) return null;
  const dollars = moneyText(quotedAmount);
  if (!exchange || total === null) return dollars;
  return `${amountText(total, currency)} (about ${dollars})`;
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
