import type { Exchange } from "../../domain/offers/currency.ts";
import { namesPrice } from "../../domain/offers/names-price.ts";
import { priceText, rateText, type StatedPrice } from "../../domain/offers/stated-price.ts";
import type { Cents } from "../../domain/shared/money/money.ts";
import { moneyText } from "../../domain/shared/money/money-text.ts";
import { dateWords } from "./date-words.ts";

type Fact = [label: string, value: string];

/**
 * A quote's price as lines of an email, with the exchange rate of another currency. Empty without a
 * price.
 */
export function priceFacts(
  label: string,
  { quotedAmount, price }: { quotedAmount: Cents | null; price?: StatedPrice },
): Fact[] {
  if (!namesPrice(quotedAmount)) return [];
  const words = price && priceText(price);
  return [
    [label, words ?? moneyText(quotedAmount)],
    ...(price?.exchange ? [rateFact(price.currency, price.exchange)] : []),
  ];
}

function rateFact(currency: string, exchange: Exchange): Fact {
  const { source, day } = exchange;
  return ["Exchange rate", `${rateText(currency, exchange)} (${source}, ${dateWords(day)})`];
}
