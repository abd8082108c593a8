import { stringify } from "csv-stringify/sync";
import { categoryFacts } from "../../../../domain/offers/category.ts";
import type {
  QuoteComparison,
  QuoteInComparison,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import { toHarmlessText } from "../spreadsheet-text.ts";
import {
  builderNameOf,
  ownCurrencyText,
  placeText,
  quotedCell,
  type SameScopeCell,
  sameScopeCell,
  standingWords,
} from "./comparison-cells.ts";

type Cell = string | number | null;

/** The comparison for a spreadsheet: a row for each category, two columns for each quote, sums below. Amounts in dollars. */
export function comparisonCsv({ rows, quotes }: QuoteComparison): string {
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
        standing === "compared" ? plain(sameScopeCell(quote, category)) : null,
      ]),
    ]),
    summary("Total", quotes, ({ response, itemized }) => [
      dollars(response.quotedAmount),
      dollars(itemized?.sameScope.amount),
    ]),
    summary("In the quote's currency", quotes, (quote) => [ownCurrencyText(quote), null]),
    summary("Lowest", quotes, ({ itemized }) => [null, dollars(itemized?.sameScope.low)]),
    summary("Highest", quotes, ({ itemized }) => [null, dollars(itemized?.sameScope.high)]),
    summary("Place", quotes, ({ itemized }) => [null, placeText(itemized?.rank)]),
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

function plain(cell: { amount: number } | SameScopeCell): Cell {
  if (!cell) return null;
  return "words" in cell ? cell.words : dollars(cell.amount);
}

function dollars(cents: number | null | undefined): number | null {
  return cents == null ? null : cents / 100;
}
