import { type Category, categoryFacts } from "../../offers/category.ts";
import type { Cents } from "../../shared/money/money.ts";
import { statusAt } from "../quote-response.ts";
import type { QuoteComparison, QuoteInComparison } from "./compare-quotes.ts";
import {
  allowancesText,
  billedServices,
  builderNameOf,
  earlierBriefText,
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

/** An amount in US cents, a text, a number or a day; null: nothing. `least`: a lower bound. */
export type TableCell =
  | { amount: Cents; mark: "allowance" | "estimate" | "least" | null }
  | { words: string }
  | { count: number }
  | { day: Date }
  | null;

type CellOf = (quote: QuoteInComparison) => TableCell;

/**
 * A row of the comparison: a category, a further part of same-scope prices, or a fact about the
 * quotes. `only` names the files that show it.
 */
export type TableRow = {
  kind: "category" | "part" | "fact";
  label: string;
  standing: string | null;
  /** Cells as quoted, one for each column; absent: the row is about the same scope only. */
  quoted?: TableCell[];
  sameScope?: TableCell[];
  only?: "list" | "sheets";
};

/** The comparison as one table, whose columns are the quotes, for every file that is written of it. */
export function comparisonTable(comparison: QuoteComparison, now: Date) {
  const { rows, quotes } = comparison;
  const fact =
    (of: "quoted" | "sameScope") =>
    (label: string, cell: CellOf, only?: TableRow["only"]): TableRow => {
      const row = { kind: "fact", label, standing: null, [of]: quotes.map(cell) } as const;
      return only ? { ...row, only } : row;
    };
  const [quoted, sameScope] = [fact("quoted"), fact("sameScope")];
  const fillOf = ({ itemized }: QuoteInComparison, wanted: Category) =>
    itemized?.sameScope.fills.find(({ category }) => category === wanted) ?? null;

  const table: TableRow[] = [
    ...rows.map(
      ({ category, standing }): TableRow => ({
        kind: "category",
        label: categoryFacts(category).label,
        standing: standingWords[standing],
        quoted: quotes.map((quote) => marked(quotedCell(quote, category))),
        sameScope: quotes.map((quote) => marked(sameScopeCell(quote, category))),
      }),
    ),
    ...furtherParts(quotes).map(
      ({ label, amountOf }): TableRow => ({
        kind: "part",
        label,
        standing: standingWords.compared,
        sameScope: quotes.map((quote) => amount(amountOf(quote))),
      }),
    ),
    ...(quotes.some(allowancesText)
      ? [quoted("Allowances", (quote) => words(allowancesText(quote)), "list")]
      : []),
    {
      ...quoted("Total", ({ response }) => amount(response.quotedAmount), "list"),
      sameScope: quotes.map((quote) => amount(quote.itemized?.sameScope.amount, isLeast(quote))),
    },
    quoted("In the quote's currency", (quote) => words(ownCurrencyText(quote))),
    quoted("Place on the same scope", ({ itemized }) => words(placeText(itemized?.rank)), "sheets"),
    quoted("Itemized", ({ itemized }) => words(itemized ? "yes" : "one price"), "sheets"),
    quoted("Status", ({ response }) => words(statusAt(response, now)), "sheets"),
    quoted("Timeline", ({ response }) => words(response.estimatedTimeline), "sheets"),
    quoted(
      "Valid until",
      ({ response }) => response.validUntil && { day: response.validUntil },
      "sheets",
    ),
    sameScope("Lowest", (quote) => amount(quote.itemized?.sameScope.low, isLeast(quote))),
    sameScope("Highest", (quote) =>
      isLeast(quote) ? words("unknown") : amount(quote.itemized?.sameScope.high),
    ),
    sameScope("Place", ({ itemized }) => words(placeText(itemized?.rank))),
    sameScope(
      "Unknown",
      ({ itemized }) =>
        words(itemized?.sameScope.open.map((each) => categoryFacts(each).label).join(", ")),
      "sheets",
    ),
    ...billedServices(quotes).map(({ label, cellOf }) =>
      sameScope(label, (quote) => marked(cellOf(quote))),
    ),
    sameScope("With show services", (quote) => amount(quote.landed?.amount, isLandedLeast(quote))),
    sameScope(
      "With show services, lowest",
      (quote) => amount(quote.landed?.low, isLandedLeast(quote)),
      "sheets",
    ),
    sameScope(
      "With show services, highest",
      (quote) => (isLandedLeast(quote) ? words("unknown") : amount(quote.landed?.high)),
      "sheets",
    ),
    sameScope("Show services unknown", (quote) => words(unknownServicesText(quote))),
    quoted("High end of a price range", (quote) => amount(highOf(quote))),
    ...statedTerms(quotes).map(({ label, textOf }) =>
      quoted(label, (quote) => words(textOf(quote))),
    ),
    quoted("Revision", ({ response }) => ({ count: response.revision }), "sheets"),
    quoted("Brief", (quote) => words(earlierBriefText(quote))),
    ...rows
      .filter(({ category }) => quotes.some((quote) => fillOf(quote, category)))
      .map(({ category }) => {
        const source = (quote: QuoteInComparison) => {
          const fill = fillOf(quote, category);
          return words(fill && sourceText(fill, now));
        };
        return sameScope(`Estimate: ${categoryFacts(category).label}`, source, "list");
      }),
    quoted(
      "Show services",
      (quote) => words(quote === quotes[0] ? servicesText(comparison, now) : null),
      "list",
    ),
  ];
  return { columns: quotes.map(builderNameOf), rows: table.filter(hasContent) };
}

/** Whether the row says something: a fact that no quote states is left out. */
function hasContent({ kind, quoted = [], sameScope = [] }: TableRow): boolean {
  return kind !== "fact" || [...quoted, ...sameScope].some((cell) => cell !== null);
}

function words(text: string | null | undefined): TableCell {
  return text ? { words: text } : null;
}

function amount(cents: Cents | null | undefined, isLeastAmount = false): TableCell {
  return cents == null ? null : { amount: cents, mark: isLeastAmount ? "least" : null };
}

type Cell = { amount: Cents; isAllowance?: boolean; fill?: unknown } | { words: string } | null;

function marked(cell: Cell): TableCell {
  if (!cell || "words" in cell) return cell;
  const mark = cell.fill ? "estimate" : cell.isAllowance ? "allowance" : null;
  return { amount: cell.amount, mark };
}
