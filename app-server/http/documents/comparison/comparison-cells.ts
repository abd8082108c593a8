import { type Category, categories, categoryFacts } from "../../../../domain/offers/category.ts";
import { inUsCents } from "../../../../domain/offers/currency.ts";
import { choiceWords, rateWords } from "../../../../domain/offers/landed/service-words.ts";
import { logisticsLabels } from "../../../../domain/offers/logistics.ts";
import {
  quoteTermLabels,
  quoteTermWords,
  saidTerms,
} from "../../../../domain/offers/quote-term-words.ts";
import type { Fill } from "../../../../domain/offers/same-scope.ts";
import { isOld, type Source } from "../../../../domain/offers/source.ts";
import { ownPriceText, rateText, statedPrice } from "../../../../domain/offers/stated-price.ts";
import {
  type QuoteComparison,
  type QuoteInComparison,
  standingOf,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import { otherBillers } from "../../../../domain/quotes/comparison/other-billers.ts";
import type { Cents } from "../../../../domain/shared/money/money.ts";
import { moneyText } from "../../../../domain/shared/money/money-text.ts";
import { utcDay } from "../../../../domain/shared/time/utc-day.ts";
import { dayText } from "./paper-look.ts";

/** The cell of a quote and a category: an amount, or words in its place. Null for one price without lines. */
export type QuotedCell = { amount: Cents; isAllowance: boolean } | { words: string } | null;

/** The price of a category on the same scope; `fill`: the amount is an estimate. */
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
  "not-said": "not said",
  included: "",
  allowance: "",
};

/** The price of a category in a quote, in cents, or the words for its state; null for a quote without lines. */
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

/** Null for a category that is not compared among the quotes for the same brief, too. */
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

/** The categories whose price is the builder's allowance, not a firm price. */
export function allowancesText({ itemized }: QuoteInComparison): string | null {
  const allowances = categories.filter(
    (category) => itemized?.cells.get(category)?.state === "allowance",
  );
  return allowances.map((each) => categoryFacts(each).label).join("; ") || null;
}

/** A place such as "2." or, when amounts are equal or open, "2. to 3."; null without a place. */
export function placeText(place: { from: number; to: number } | null | undefined): string | null {
  if (!place) return null;
  return place.from === place.to ? `${place.from}.` : `${place.from} to ${place.to}`;
}

/** The source of an estimate, in words: a benchmark with its source and its day. */
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

/** The source of a figure, its day, and a note when it is old. */
function figureSource(figure: Source, now: Date): string {
  const old = isOld(figure, now) ? ", more than two years old" : "";
  return `${figure.source}, as of ${dayText(new Date(figure.asOf))}${old}`;
}

/** The name of the builder, "Unknown builder" when the profile is gone. */
export function builderNameOf({ builderName }: QuoteInComparison): string {
  return builderName ?? "Unknown builder";
}

/** The name of an export: by show and day, in the letters of the show's name. */
export function exportName(kind: string, show: string, today: Date): string {
  const words = show
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  const short = Array.from(words).slice(0, 60).join("");
  return [kind, short.replace(/^-|-$/g, ""), utcDay(today)].filter(Boolean).join("-");
}

/** The price of a quote in its own currency; null in US dollars. */
export function ownCurrencyPrice({ response }: QuoteInComparison): string | null {
  return response.exchange ? ownPriceText(statedPrice(response)) : null;
}

/** The rate that a quote in another currency was stamped with, its source and its day; null in US dollars. */
export function stampedRateText({ response }: QuoteInComparison): string | null {
  const { currency, exchange } = response;
  if (!exchange) return null;
  return `${rateText(currency, exchange)}, ${exchange.source}, ${dayText(new Date(exchange.day))}`;
}

/** Both of them. */
export function ownCurrencyText(quote: QuoteInComparison): string | null {
  const price = ownCurrencyPrice(quote);
  return price && `${price} (${stampedRateText(quote)})`;
}

/** Services without a number, and the figures to ask the builder for. */
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

/** Whether the price with the show's bill is a lower bound, because categories or services have no number. */
export function isLandedLeast(quote: QuoteInComparison): boolean {
  return isLeast(quote) || (quote.landed?.unknown.length ?? 0) > 0;
}

type ServiceCell = { amount: Cents } | { words: string } | null;

/** The services of the show's bill for at least one quote, each with its cell by quote. */
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

/** The amount of such a service, or words in its place. Null for one price without lines. */
function serviceCell({ landed }: QuoteInComparison, service: Category): ServiceCell {
  const part = landed?.parts.find(({ category }) => category === service);
  if (part) return { amount: part.amount };
  const unknown = landed?.unknown.find(({ category }) => category === service);
  return unknown ? { words: unknown.ask.length > 0 ? "ask the builder" : "no rate known" } : null;
}

/** The show's rates with their source and day, and the choices about them; null without any show's bill. */
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

/** The terms that at least one of the quotes states, each with its words by quote. */
export function statedTerms(
  quotes: readonly QuoteInComparison[],
): { label: string; textOf: (quote: QuoteInComparison) => string | null }[] {
  return saidTerms.flatMap((term) => {
    const textOf = ({ response }: QuoteInComparison) => quoteTermWords(response.terms)[term];
    return quotes.some(textOf) ? [{ label: quoteTermLabels[term], textOf }] : [];
  });
}

export const elsewhereWords = "In lines of categories that are not compared";

/** The compared prices that are in lines of other categories; null for one price without lines. */
export function elsewhereOf({ itemized }: QuoteInComparison): Cents | null {
  if (!itemized) return null;
  return itemized.sameScope.elsewhere.reduce((sum, { amount }) => sum + amount, 0);
}

/** The half of a price range that is in the same-scope price. */
function midwayOf({ itemized }: QuoteInComparison): Cents | null {
  return itemized?.sameScope.midway ?? null;
}

/** Further parts of the same-scope prices that some of the quotes have, so that the rows of a table add up to them. */
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
