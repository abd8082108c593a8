import { stringify } from "csv-stringify/sync";
import { categoryFacts } from "../../../../domain/offers/category.ts";
import type {
  QuoteComparison,
  QuoteInComparison,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import { toHarmlessText } from "../spreadsheet-text.ts";
import {
  builderNameOf,
  earlierBriefText,
  highOf,
  isRange,
  midwayWords,
  ownCurrencyText,
  placeText,
  quotedCell,
  type SameScopeCell,
  sameScopeCell,
  standingWords,
  statedTerms,
  unknownServicesText,
} from "./comparison-cells.ts";

type Cell = string | number | null;

/** The comparison for a spreadsheet: a row for each category, two columns for each quote, sums below. Amounts in dollars. */
export function comparisonCsv({ request, rows, quotes }: QuoteComparison): string {
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
    ...(quotes.some(isRange) ? [midwayRow(quotes)] : []),
    summary("Total", quotes, ({ response, itemized }) => [
      dollars(response.quotedAmount),
      dollars(itemized?.sameScope.amount),
    ]),
    summary("In the quote's currency", quotes, (quote) => [ownCurrencyText(quote), null]),
    summary("Lowest", quotes, ({ itemized }) => [null, dollars(itemized?.sameScope.low)]),
    summary("Highest", quotes, ({ itemized }) => [null, dollars(itemized?.sameScope.high)]),
    summary("Place", quotes, ({ itemized }) => [null, placeText(itemized?.rank)]),
    summary("With show services", quotes, ({ landed }) => [null, dollars(landed?.amount)]),
    summary("Show services unknown", quotes, (quote) => [null, unknownServicesText(quote)]),
    summary("High end of a price range", quotes, (quote) => [dollars(highOf(quote)), null]),
    ...statedTerms(quotes).map(({ label, textOf }) =>
      summary(label, quotes, (quote) => [harmless(textOf(quote)), null]),
    ),
    summary("Brief", quotes, (quote) => [earlierBriefText(quote, request), null]),
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

/** Half of each price range, so that the rows above add up to the same scope. */
function midwayRow(quotes: readonly QuoteInComparison[]): Cell[] {
  const cells = quotes.flatMap(({ itemized }) => [
    null,
    itemized ? dollars(itemized.sameScope.midway) : null,
  ]);
  return [midwayWords, standingWords.compared, ...cells];
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
