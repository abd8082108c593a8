import type { WriteSheet } from "hucre/xlsx";
import { categoryFacts } from "../../../../domain/offers/category.ts";
import type { QuestionsRead } from "../../../../domain/questions/list-questions.ts";
import {
  type QuoteComparison,
  standingOf,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import {
  builderNameOf,
  isLeast,
  servicesText,
  sourceText,
} from "../../../../domain/quotes/comparison/comparison-cells.ts";
import {
  comparisonTable,
  type TableCell,
  type TableRow,
} from "../../../../domain/quotes/comparison/comparison-table.ts";
import { utcDay } from "../../../../domain/shared/time/utc-day.ts";
import { linesSheet } from "./lines-sheet.ts";
import { questionsSheet } from "./questions-sheet.ts";
import {
  allowanceCell,
  amountCell,
  amountHead,
  bold,
  boundCell,
  dayCell,
  estimateCell,
  head,
  heading,
  mutedCell,
  number,
  proseCell,
  type SheetCell,
  sheetOf,
  sumOf,
  text,
  total,
  wordsCell,
} from "./sheet.ts";

/** Number of rows above the table: title, facts, an empty row, and the names. */
const firstRow = 4;
const [categoryColumns, categoryWidths] = [2, [34, 18]];

/**
 * The comparison as four sheets: quotes by category, the same scope with its estimates, every line,
 * and the questions.
 */
export function comparisonSheets(
  comparison: QuoteComparison,
  { questions }: Pick<QuestionsRead, "questions">,
  now: Date,
): WriteSheet[] {
  const { rows } = comparisonTable(comparison, now);
  return [
    offersSheet(comparison, rows, now),
    sameScopeSheet(comparison, rows, now),
    linesSheet(comparison, now),
    questionsSheet(questions),
  ];
}

function top({ request, quotes }: QuoteComparison, title: string, now: Date): SheetCell[][] {
  const { tradeShowName, eventDate, venue, boothSize } = request;
  const facts = [tradeShowName, eventDate, venue, boothSize, `as of ${utcDay(now)}`];
  return [
    [text(title, heading)],
    [text(facts.filter(Boolean).join(" · "))],
    [],
    [
      text("Category", head),
      text("Standing", head),
      ...quotes.map((quote) => text(builderNameOf(quote), amountHead)),
    ],
  ];
}

function quotesSheetOf(name: string, quotes: readonly unknown[], rows: SheetCell[][]): WriteSheet {
  const widths = [...categoryWidths, ...quotes.map(() => 20)];
  return sheetOf({ name, widths, frozen: { rows: firstRow, columns: 1 } }, rows);
}

/** The rows of one kind in one sheet. */
function written(rows: readonly TableRow[], kind: TableRow["kind"], of: "quoted" | "sameScope") {
  return rows.flatMap(({ label, standing, only, ...row }): SheetCell[][] => {
    const cells = row.kind === kind && only !== "list" && row[of];
    return cells
      ? [[text(label), standing === null ? null : mutedCell(standing), ...cells.map(sheetCell)]]
      : [];
  });
}

function sheetCell(cell: TableCell): SheetCell {
  if (!cell) return null;
  if ("words" in cell) return wordsCell(cell.words);
  if ("day" in cell) return dayCell(cell.day);
  if ("count" in cell) return number(cell.count);
  const { amount, mark } = cell;
  if (mark === "estimate") return estimateCell(amount);
  return mark === "allowance" ? allowanceCell(amount) : boundCell(amount, mark === "least");
}

function offersSheet(comparison: QuoteComparison, rows: TableRow[], now: Date): WriteSheet {
  const { quotes } = comparison;
  const summed = { from: firstRow, to: firstRow + comparison.rows.length - 1 };
  return quotesSheetOf("Offers", quotes, [
    ...top(comparison, "Quotes as they were sent, in US dollars", now),
    ...written(rows, "category", "quoted"),
    [
      text("Total", total),
      text(" ", total),
      ...quotes.map(({ itemized, response }, index) =>
        itemized
          ? sumOf(categoryColumns + index, summed, itemized.total)
          : amountCell(response.quotedAmount, total),
      ),
    ],
    ...written(rows, "fact", "quoted"),
  ]);
}

function sameScopeSheet(comparison: QuoteComparison, rows: TableRow[], now: Date): WriteSheet {
  const { quotes } = comparison;
  const isCompared = comparison.rows.map(({ category }) =>
    quotes.some((quote) => standingOf(quote, category) === "compared"),
  );
  const categories = written(rows, "category", "sameScope").filter((_, at) => isCompared[at]);
  const parts = written(rows, "part", "sameScope");
  const summed = { from: firstRow, to: firstRow + categories.length + parts.length - 1 };
  const unclaimed = comparison.rows.filter(({ standing }) => standing === "unclaimed");
  return quotesSheetOf("Same scope", quotes, [
    ...top(comparison, "What each quote would cost for the same scope, in US dollars", now),
    ...categories,
    ...parts,
    [
      text("Same scope", total),
      text(" ", total),
      ...quotes.map((quote, index) =>
        quote.itemized && categories.length > 0
          ? sumOf(categoryColumns + index, summed, quote.itemized.sameScope.amount, isLeast(quote))
          : wordsCell("not comparable yet"),
      ),
    ],
    ...written(rows, "fact", "sameScope"),
    [text(servicesText(comparison, now))],
    [],
    [text("Estimates (hatched above). They are never part of a quote.", bold)],
    [
      ...["Category", "Builder"].map((name) => text(name, head)),
      ...["Estimate", "Lowest", "Highest"].map((name) => text(name, amountHead)),
      text("Source", head),
    ],
    ...quotes.flatMap((quote) =>
      (quote.itemized?.sameScope.fills ?? []).map((fill) => [
        text(categoryFacts(fill.category).label),
        proseCell(builderNameOf(quote)),
        estimateCell(fill.amount),
        amountCell(fill.low),
        amountCell(fill.high),
        text(sourceText(fill, now)),
      ]),
    ),
    ...(unclaimed.length > 0
      ? [
          [],
          [
            text(
              `In no open quote, so ask all builders: ${unclaimed.map(({ category }) => categoryFacts(category).label).join(", ")}`,
            ),
          ],
        ]
      : []),
  ]);
}
