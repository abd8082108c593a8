import { stringify } from "csv-stringify/sync";
import { type Category, categoryFacts } from "../../../../domain/offers/category.ts";
import type {
  QuoteComparison,
  QuoteInComparison,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import { toHarmlessText } from "../spreadsheet-text.ts";
import {
  allowancesText,
  billedServices,
  builderNameOf,
  furtherParts,
  highOf,
  isLandedLeast,
  isLeast,
  ownCurrencyText,
  placeText,
  quotedCell,
  type SameScopeCell,
  sameScopeCell,
  servicesText,
  sourceText,
  standingWords,
  statedTerms,
  unknownServicesText,
} from "./comparison-cells.ts";
import { earlierBriefText } from "./earlier-brief.ts";

type Cell = string | number | null;

/**
 * The comparison as CSV: a row for each category, two columns for each quote, sums below. Amounts
 * in dollars.
 */
export function comparisonCsv(comparison: QuoteComparison, now: Date): string {
  const { rows, quotes } = comparison;
  const head = quotes
    .map(builderNameOf)
    .flatMap((name) => [`${name}: as quoted`, `${name}: same scope`]);
  const table: Cell[][] = [
    ["Category", "Standing", ...head.map(toHarmlessText)],
    ...rows.map(({ category, standing }): Cell[] => [
      categoryFacts(category).label,
      standingWords[standing],
      ...quotes.flatMap((quote) => [
        plain(quotedCell(quote, category)),
        plain(sameScopeCell(quote, category)),
      ]),
    ]),
    ...furtherParts(quotes).map(({ label, amountOf }): Cell[] => [
      label,
      standingWords.compared,
      ...quotes.flatMap((quote) => [null, dollars(amountOf(quote))]),
    ]),
    ...(quotes.some(allowancesText)
      ? [summary("Allowances", quotes, (quote) => [allowancesText(quote), null])]
      : []),
    summary("Total", quotes, (quote) => [
      dollars(quote.response.quotedAmount),
      bound(quote.itemized?.sameScope.amount, isLeast(quote)),
    ]),
    summary("In the quote's currency", quotes, (quote) => [ownCurrencyText(quote), null]),
    summary("Lowest", quotes, (quote) => [
      null,
      bound(quote.itemized?.sameScope.low, isLeast(quote)),
    ]),
    summary("Highest", quotes, (quote) => [
      null,
      isLeast(quote) ? "unknown" : dollars(quote.itemized?.sameScope.high),
    ]),
    summary("Place", quotes, ({ itemized }) => [null, placeText(itemized?.rank)]),
    ...billedServices(quotes).map(({ label, cellOf }) =>
      summary(label, quotes, (quote) => [null, plain(cellOf(quote))]),
    ),
    summary("With show services", quotes, (quote) => [
      null,
      bound(quote.landed?.amount, isLandedLeast(quote)),
    ]),
    summary("Show services unknown", quotes, (quote) => [null, unknownServicesText(quote)]),
    summary("High end of a price range", quotes, (quote) => [dollars(highOf(quote)), null]),
    ...statedTerms(quotes).map(({ label, textOf }) =>
      summary(label, quotes, (quote) => [harmless(textOf(quote)), null]),
    ),
    summary("Brief", quotes, (quote) => [earlierBriefText(quote), null]),
    ...estimateRows(rows, quotes, now),
    summary("Show services", quotes, (quote) => [
      quote === quotes[0] ? harmless(servicesText(comparison, now)) : null,
      null,
    ]),
  ];
  return stringify(table, {
    bom: true,
    record_delimiter: "windows",
    quoted_match: /[;\t\0]|^\s|\s$/,
  });
}

function summary(
  name: string,
  quotes: readonly QuoteInComparison[],
  cells: (quote: QuoteInComparison) => [Cell, Cell],
): Cell[] {
  return [name, null, ...quotes.flatMap(cells)];
}

/** The sources of estimates, one row for each category that has estimates. */
function estimateRows(
  rows: QuoteComparison["rows"],
  quotes: readonly QuoteInComparison[],
  now: Date,
): Cell[][] {
  const fillOf = ({ itemized }: QuoteInComparison, wanted: Category) =>
    itemized?.sameScope.fills.find(({ category }) => category === wanted);
  return rows
    .filter(({ category }) => quotes.some((quote) => fillOf(quote, category)))
    .map(({ category }) =>
      summary(`Estimate: ${categoryFacts(category).label}`, quotes, (quote) => {
        const fill = fillOf(quote, category);
        return [null, fill ? harmless(sourceText(fill, now)) : null];
      }),
    );
}

/** A lower bound is text, so that it is not mistaken for a price. */
function bound(cents: number | null | undefined, isLowerBound: boolean): Cell {
  const amount = dollars(cents);
  return isLowerBound && amount !== null ? `at least ${amount}` : amount;
}

function harmless(text: string | null): Cell {
  return text === null ? null : toHarmlessText(text);
}

function plain(cell: { amount: number } | SameScopeCell): Cell {
  if (!cell) return null;
  return "words" in cell ? cell.words : dollars(cell.amount);
}

function dollars(cents: number | null | undefined): number | null {
  return cents == null ? null : cents / 100;
}
