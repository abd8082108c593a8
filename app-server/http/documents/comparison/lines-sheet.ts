import type { WriteSheet } from "hucre/xlsx";
import { categoryFacts } from "../../../../domain/offers/category.ts";
import { type Currency, usDollar } from "../../../../domain/offers/currency.ts";
import type { OfferLine } from "../../../../domain/offers/offer-line.ts";
import type { QuoteComparison } from "../../../../domain/quotes/comparison/compare-quotes.ts";
import { builderNameOf } from "../../../../domain/quotes/comparison/comparison-cells.ts";
import { statusAt } from "../../../../domain/quotes/quote-response.ts";
import {
  amountCell,
  amountInCell,
  head,
  number,
  proseCell,
  type SheetCell,
  sheetOf,
  text,
} from "./sheet.ts";

const lineColumns = [
  ["Builder", 26],
  ["Status", 11],
  ["No.", 6],
  ["Category", 30],
  ["Label", 34],
  ["Kind", 11],
  ["Quantity", 11],
  ["Unit", 11],
  ["Unit price", 13],
  ["Amount", 15],
  ["Currency", 10],
  ["Its price is in", 26],
  ["Billed by", 11],
  ["Note", 44],
] as const;

/** Every line of every quote, in one list to filter and sum. A quote with one price is one line. */
export function linesSheet({ quotes }: QuoteComparison, now: Date): WriteSheet {
  const rows = quotes.flatMap((quote) => {
    const { response } = quote;
    const [builder, status] = [text(builderNameOf(quote)), text(statusAt(response, now))];
    if (response.lines.length === 0) {
      const price = [null, text("One price, not itemized"), text("included"), null, null, null];
      const amount = amountCell(response.quotedAmount);
      return [[builder, status, null, ...price, amount, text(usDollar)]];
    }
    const labels = new Map(response.lines.map(({ id, label }) => [id, label]));
    return response.lines.map((line, index) => [
      builder,
      status,
      number(index + 1),
      ...lineCells(line, {
        currency: response.currency,
        within: line.within && (labels.get(line.within) ?? null),
      }),
    ]);
  });
  const widths = lineColumns.map(([, width]) => width);
  const names = lineColumns.map(([name]) => text(name, head));
  return {
    ...sheetOf({ name: "Lines", widths, frozen: { rows: 1, columns: 1 } }, [names, ...rows]),
    autoFilter: { range: `A1:N${rows.length + 1}` },
  };
}

function lineCells(
  line: OfferLine,
  { currency, within }: { currency: Currency; within: string | null },
): SheetCell[] {
  const { category, label, kind, quantity, unit, unitPrice, amount, billedBy, note } = line;
  return [
    text(categoryFacts(category).label),
    proseCell(label),
    text(kind),
    number(quantity === null ? null : quantity / 1000),
    text(unit),
    ...[unitPrice, amount].map((each) => amountInCell(each, currency)),
    text(currency),
    proseCell(within),
    text(billedBy),
    proseCell(note),
  ];
}
