import type { WriteSheet } from "hucre/xlsx";
import { categoryFacts } from "../../../../domain/offers/category.ts";
import type { QuestionsRead } from "../../../../domain/questions/list-questions.ts";
import {
  type QuoteComparison,
  type QuoteInComparison,
  standingOf,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import { statusAt } from "../../../../domain/quotes/quote-response.ts";
import { utcDay } from "../../../../domain/shared/time/utc-day.ts";
import {
  billedServices,
  builderNameOf,
  furtherParts,
  highOf,
  isLandedLeast,
  isLeast,
  ownCurrencyText,
  placeText,
  quotedCell,
  sameScopeCell,
  servicesText,
  sourceText,
  standingWords,
  statedTerms,
  unknownServicesText,
} from "./comparison-cells.ts";
import { earlierBriefText } from "./earlier-brief.ts";
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
  return [
    offersSheet(comparison, now),
    sameScopeSheet(comparison, now),
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

/** Makes a row below the sums: a label, and a cell for each quote. */
const factRowOf =
  (quotes: readonly QuoteInComparison[]) =>
  (label: string, cell: (quote: QuoteInComparison) => SheetCell): SheetCell[] => [
    text(label),
    null,
    ...quotes.map(cell),
  ];

function offersSheet(comparison: QuoteComparison, now: Date): WriteSheet {
  const { rows, quotes } = comparison;
  const summed = { from: firstRow, to: firstRow + rows.length - 1 };
  const fact = factRowOf(quotes);
  return quotesSheetOf("Offers", quotes, [
    ...top(comparison, "Quotes as they were sent, in US dollars", now),
    ...rows.map(({ category, standing }) => [
      text(categoryFacts(category).label),
      mutedCell(standingWords[standing]),
      ...quotes.map((quote) => {
        const cell = quotedCell(quote, category);
        if (!cell) return null;
        if ("words" in cell) return wordsCell(cell.words);
        return cell.isAllowance ? allowanceCell(cell.amount) : amountCell(cell.amount);
      }),
    ]),
    [
      text("Total", total),
      text(" ", total),
      ...quotes.map(({ itemized, response }, index) =>
        itemized
          ? sumOf(categoryColumns + index, summed, itemized.total)
          : amountCell(response.quotedAmount, total),
      ),
    ],
    fact("In the quote's currency", (quote) => wordsCell(ownCurrencyText(quote))),
    fact("Place on the same scope", ({ itemized }) => wordsCell(placeText(itemized?.rank))),
    fact("Itemized", ({ itemized }) => wordsCell(itemized ? "yes" : "one price")),
    fact("Status", ({ response }) => wordsCell(statusAt(response, now))),
    fact("Timeline", ({ response }) => wordsCell(response.estimatedTimeline)),
    fact("Valid until", ({ response }) => dayCell(response.validUntil)),
    fact("High end of a price range", (quote) => amountCell(highOf(quote))),
    ...statedTerms(quotes).map(({ label, textOf }) =>
      fact(label, (quote) => wordsCell(textOf(quote))),
    ),
    fact("Revision", ({ response }) => number(response.revision)),
    fact("Brief", (quote) => wordsCell(earlierBriefText(quote))),
  ]);
}

function sameScopeSheet(comparison: QuoteComparison, now: Date): WriteSheet {
  const { quotes } = comparison;
  const rows = comparison.rows.filter(({ category }) =>
    quotes.some((quote) => standingOf(quote, category) === "compared"),
  );
  const others = furtherParts(quotes).map(({ label, amountOf }) => [
    text(label),
    mutedCell(standingWords.compared),
    ...quotes.map((quote) => amountCell(amountOf(quote))),
  ]);
  const summed = { from: firstRow, to: firstRow + rows.length + others.length - 1 };
  const unclaimed = comparison.rows.filter(({ standing }) => standing === "unclaimed");
  const fact = factRowOf(quotes);
  return quotesSheetOf("Same scope", quotes, [
    ...top(comparison, "What each quote would cost for the same scope, in US dollars", now),
    ...rows.map(({ category, standing }) => [
      text(categoryFacts(category).label),
      mutedCell(standingWords[standing]),
      ...quotes.map((quote) => {
        const cell = sameScopeCell(quote, category);
        if (!cell) return null;
        if ("words" in cell) return wordsCell(cell.words);
        if (cell.fill) return estimateCell(cell.amount);
        return cell.isAllowance ? allowanceCell(cell.amount) : amountCell(cell.amount);
      }),
    ]),
    ...others,
    [
      text("Same scope", total),
      text(" ", total),
      ...quotes.map((quote, index) =>
        quote.itemized && rows.length > 0
          ? sumOf(categoryColumns + index, summed, quote.itemized.sameScope.amount, isLeast(quote))
          : wordsCell("not comparable yet"),
      ),
    ],
    fact("Lowest", (quote) => boundCell(quote.itemized?.sameScope.low, isLeast(quote))),
    fact("Highest", (quote) =>
      isLeast(quote) ? wordsCell("unknown") : amountCell(quote.itemized?.sameScope.high),
    ),
    fact("Place", ({ itemized }) => wordsCell(placeText(itemized?.rank))),
    fact("Unknown", ({ itemized }) =>
      wordsCell(
        itemized?.sameScope.open.map((each) => categoryFacts(each).label).join(", ") ?? null,
      ),
    ),
    ...billedServices(quotes).map(({ label, cellOf }) =>
      fact(label, (quote) => {
        const cell = cellOf(quote);
        if (!cell) return null;
        return "words" in cell ? wordsCell(cell.words) : amountCell(cell.amount);
      }),
    ),
    fact("With show services", (quote) => boundCell(quote.landed?.amount, isLandedLeast(quote))),
    fact("With show services, lowest", (quote) =>
      boundCell(quote.landed?.low, isLandedLeast(quote)),
    ),
    fact("With show services, highest", (quote) =>
      isLandedLeast(quote) ? wordsCell("unknown") : amountCell(quote.landed?.high),
    ),
    fact("Show services unknown", (quote) => wordsCell(unknownServicesText(quote))),
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
