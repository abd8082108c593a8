import { stringify } from "csv-stringify/sync";
import type { QuoteComparison } from "../../../../domain/quotes/comparison/compare-quotes.ts";
import {
  comparisonTable,
  type TableCell,
} from "../../../../domain/quotes/comparison/comparison-table.ts";
import { toHarmlessText } from "../spreadsheet-text.ts";

/**
 * The comparison as CSV: a row for each category, two columns for each quote, sums below. Amounts
 * in dollars.
 */
export function comparisonCsv(comparison: QuoteComparison, now: Date): string {
  const { columns, rows } = comparisonTable(comparison, now);
  const head = columns.flatMap((name) => [`${name}: as quoted`, `${name}: same scope`]);
  const table = [
    ["Category", "Standing", ...head.map(toHarmlessText)],
    ...rows
      .filter(({ only }) => only !== "sheets")
      .map(({ label, standing, quoted, sameScope }) => [
        label,
        standing,
        ...columns.flatMap((_, index) => [written(quoted?.[index]), written(sameScope?.[index])]),
      ]),
  ];
  return stringify(table, {
    bom: true,
    record_delimiter: "windows",
    quoted_match: /[;\t\0]|^\s|\s$/,
  });
}

/** A lower bound is text, so that it is not mistaken for a price. */
function written(cell: TableCell | undefined): string | number | null {
  if (!cell || "day" in cell) return null;
  if ("words" in cell) return toHarmlessText(cell.words);
  if ("count" in cell) return cell.count;
  const dollars = cell.amount / 100;
  return cell.mark === "least" ? `at least ${dollars}` : dollars;
}
