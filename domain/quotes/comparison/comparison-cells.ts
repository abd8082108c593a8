import { type Category, categories, categoryFacts } from "../../offers/category.ts";
import { inUsCents } from "../../offers/currency.ts";
import { choiceWords, rateWords } from "../../offers/landed/service-words.ts";
import { logisticsLabels } from "../../offers/logistics.ts";
import { quoteTermLabels, quoteTermWords, saidTerms } from "../../offers/quote-term-words.ts";
import type { Fill } from "../../offers/same-scope.ts";
import { isOld, type Source } from "../../offers/source.ts";
import { ownPriceText, rateText, statedPrice } from "../../offers/stated-price.ts";
import type { Cents } from "../../shared/money/money.ts";
import { moneyText } from "../../shared/money/money-text.ts";
import { dayText } from "../../shared/time/day-text.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { boothSizeText } from "../booth-size-text.ts";
import { type QuoteComparison, type QuoteInComparison, standingOf } from "./compare-quotes.ts";
import { otherBillers } from "./other-billers.ts";

/** The cell of a quote in a category: an amount, or text. Null for a quote with one price. */
export type QuotedCell = { amount: Cents; isAllowance: boolean } | { words: string } | null;

/** The price of a category on the same scope; `fill` is an estimate. */
export type SameScopeCell =
  | { amount: Cents; isAllowance: boolean; fill: Fill | null }
  | { words: string }
  | null;

export const standingWords = {
  compared: "Same scope",
  show: "Billed by the show",
  unclaimed: "In no open quote",
  apart: "Not compared",
};
const stateWords = {
  within: "in another line",
  option: "option",
  excluded: "excluded",
  "not-said": "not filled in",
  included: "",
  allowance: "",
};

/**
 * The price of a category in a quote, in cents, or the text for its state; null for a quote without
 * lines.
 */
export function quotedCell(
  { itemized, response }: QuoteInComparison,
  category: Category,
): QuotedCell {
  if (!itemized) return null;
  const cell = itemized.cells.get(category);
  if (cell?.amount == null) {
    const words = stateWords[cell?.state ?? "not-said"];
    const billers = cell?.state === "excluded" ? otherBillers(response.lines, category) : null;
    return { words: billers ? `${words}: ${billers}` : words };
  }
  return { amount: cell.amount, isAllowance: cell.state === "allowance" };
}

/** Null also for a category that is not compared among the quotes for the same brief. */
export function sameScopeCell(quote: QuoteInComparison, category: Category): SameScopeCell {
  const { itemized } = quote;
  if (!itemized || standingOf(quote, category) !== "compared") return null;
  const { fills, open, restated } = itemized.sameScope;
  if (open.includes(category)) return { words: "unknown" };
  const fill = fills.find((each) => each.category === category) ?? null;
  const cell = itemized.cells.get(category);
  if (cell?.state === "within") return { words: stateWords.within };
  const own = restated.find((each) => each.category === category) ?? cell;
  const isAllowance = !fill && cell?.state === "allowance";
  return { amount: fill?.amount ?? own?.amount ?? 0, isAllowance, fill };
}

/** The categories whose price is an allowance, not a firm price. */
export function allowancesText({ itemized }: QuoteInComparison): string | null {
  const allowances = categories.filter(
    (category) => itemized?.cells.get(category)?.state === "allowance",
  );
  return allowances.map((each) => categoryFacts(each).label).join("; ") || null;
}

/** A rank such as "2." or, when amounts are equal or open, "2. to 3."; null without a rank. */
export function placeText(place: { from: number; to: number } | null | undefined): string | null {
  if (!place) return null;
  return place.from === place.to ? `${place.from}.` : `${place.from} to ${place.to}`;
}

/** The source of an estimate as text: a benchmark with its source and date. */
export function sourceText({ source, count, benchmark, surcharge }: Fill, now: Date): string {
  const percentages =
    surcharge === 0 ? "" : `, with ${moneyText(surcharge)} for this quote's percentages`;
  if (source === "own-rate") return `The builder's own rate${percentages}`;
  if (benchmark) {
    return `Benchmark, a guess within 25% (${figureSource(benchmark, now)})${percentages}`;
  }
  const from =
    count === 1 ? "One other quote, a guess within 25%" : `Median of ${count} other quotes`;
  return `${from}${percentages}`;
}

/** The source of a figure, its date, and a note when it is old. */
function figureSource(figure: Source, now: Date): string {
  const old = isOld(figure, now) ? ", more than two years old" : "";
  return `${figure.source}, as of ${dayText(new Date(figure.asOf))}${old}`;
}

/** The builder's name; "Unknown builder" when the profile is deleted. */
export function builderNameOf({ builderName }: QuoteInComparison): string {
  return builderName ?? "Unknown builder";
}

/** File name of an export: show and date, with the letters of the show's name. */
export function exportName(kind: string, show: string, today: Date): string {
  const words = show
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const short = Array.from(words).slice(0, 60).join("");
  return [kind, short.replace(/^-|-$/g, ""), utcDay(today)].filter(Boolean).join("-");
}

/** The price of a quote in its own currency; null for US dollars. */
export function ownCurrencyPrice({ response }: QuoteInComparison): string | null {
  return response.exchange ? ownPriceText(statedPrice(response)) : null;
}

/**
 * The exchange rate stored with a quote in another currency, its source and date; null for US
 * dollars.
 */
export function stampedRateText({ response }: QuoteInComparison): string | null {
  const { currency, exchange } = response;
  if (!exchange) return null;
  return `${rateText(currency, exchange)}, ${exchange.source}, ${dayText(new Date(exchange.day))}`;
}

/** The price in the quote's own currency with the exchange rate; null for US dollars. */
export function ownCurrencyText(quote: QuoteInComparison): string | null {
  const price = ownCurrencyPrice(quote);
  return price && `${price} (${stampedRateText(quote)})`;
}

/** Services without an amount, and the figures to ask the builder for. */
export function unknownServicesText({ landed }: QuoteInComparison): string | null {
  if (!landed || landed.unknown.length === 0) return null;
  return landed.unknown
    .map(({ category, ask }) => {
      const figures = ask.map((fact) => logisticsLabels[fact].toLowerCase()).join(", ");
      const { label } = categoryFacts(category);
      return figures ? `${label} (ask for ${figures})` : `${label} (no rate known)`;
    })
    .join("; ");
}

/** Whether the same-scope price is a lower bound, because categories are open. */
export function isLeast({ itemized }: QuoteInComparison): boolean {
  return itemized !== null && itemized.sameScope.open.length > 0;
}

/**
 * Whether the price with the show's bill is a lower bound, because categories or services have no
 * amount.
 */
export function isLandedLeast(quote: QuoteInComparison): boolean {
  return isLeast(quote) || (quote.landed?.unknown.length ?? 0) > 0;
}

type ServiceCell = { amount: Cents } | { words: string } | null;

/** The services that the show bills for at least one quote, each with its cell by quote. */
export function billedServices(
  quotes: readonly QuoteInComparison[],
): { label: string; cellOf: (quote: QuoteInComparison) => ServiceCell }[] {
  const named = quotes.flatMap(({ landed }) => [
    ...(landed?.parts ?? []),
    ...(landed?.unknown ?? []),
  ]);
  return categories
    .filter((each) => named.some(({ category }) => category === each))
    .map((service) => ({
      label: `The show's bill: ${categoryFacts(service).label}`,
      cellOf: (quote) => serviceCell(quote, service),
    }));
}

/** The amount of a service that the show bills, or text. Null for a quote with one price. */
function serviceCell({ landed }: QuoteInComparison, service: Category): ServiceCell {
  const part = landed?.parts.find(({ category }) => category === service);
  if (part) return { amount: part.amount };
  const unknown = landed?.unknown.find(({ category }) => category === service);
  return unknown ? { words: unknown.ask.length > 0 ? "ask the builder" : "no rate known" } : null;
}

/**
 * The show's rates with their source and date, and the choices about them; null without a show's
 * bill.
 */
export function servicesText(
  { quotes, services, choices }: QuoteComparison,
  now: Date,
): string | null {
  if (!quotes.some(({ landed }) => landed)) return null;
  const { origin, country, rates } = services;
  if (!rates) {
    return `Show services: no rates known for this show${country ? ` or ${country}` : ""}.`;
  }
  const whose = origin === "show" ? "rates of this show" : `averages for ${country}`;
  const address = rates.address ? ` (${rates.address})` : "";
  const from = `${whose} from ${figureSource(rates, now)}${address}`;
  return `Show services: ${from}: ${rateWords(rates)}. Computed with ${choiceWords(choices)}.`;
}

/** The terms that at least one quote states, each with its text by quote. */
export function statedTerms(
  quotes: readonly QuoteInComparison[],
): { label: string; textOf: (quote: QuoteInComparison) => string | null }[] {
  return saidTerms.flatMap((term) => {
    const textOf = ({ response }: QuoteInComparison) => quoteTermWords(response.terms)[term];
    return quotes.some(textOf) ? [{ label: quoteTermLabels[term], textOf }] : [];
  });
}

export const elsewhereWords = "In lines of categories that are not compared";

/**
 * The sum of compared prices that are included in lines of other categories; null for a quote with
 * one price.
 */
export function elsewhereOf({ itemized }: QuoteInComparison): Cents | null {
  if (!itemized) return null;
  return itemized.sameScope.elsewhere.reduce((sum, { amount }) => sum + amount, 0);
}

/** Half of the width of a price range, which the same-scope price includes; null for one price. */
function midwayOf({ itemized }: QuoteInComparison): Cents | null {
  return itemized?.sameScope.midway ?? null;
}

/**
 * Further parts of same-scope prices that at least one quote has, so that the rows of a table add
 * up to the sum.
 */
export function furtherParts(
  quotes: readonly QuoteInComparison[],
): { label: string; amountOf: (quote: QuoteInComparison) => Cents | null }[] {
  return [
    { label: elsewhereWords, amountOf: elsewhereOf },
    { label: "To the middle of the price range", amountOf: midwayOf },
  ].filter(({ amountOf }) => quotes.some(amountOf));
}

/** The high end of a price range in US cents; null for one price. */
export function highOf({ response }: QuoteInComparison): Cents | null {
  const { terms, exchange } = response;
  return terms.high === undefined ? null : inUsCents(terms.high, exchange);
}

/**
 * Text for a quote that waits for its builder's confirmation or revision because the brief was
 * changed.
 */
export function earlierBriefText(quote: QuoteInComparison): string | null {
  const booth = earlierBoothText(quote);
  return booth && `Priced before your change, for ${booth}`;
}

/** The booth that a quote for an earlier brief is priced for; null for the current brief. */
export function earlierBoothText({
  pricedFor,
  isForEarlierBrief,
}: QuoteInComparison): string | null {
  return isForEarlierBrief ? boothSizeText(pricedFor.boothSize) : null;
}
