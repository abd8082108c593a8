import type {
  ComparedQuoteBody,
  ComparisonBody,
} from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import { formatMoney } from "../../../format.ts";

export type ScopeView = "quoted" | "same-scope" | "landed";

export type ScopeRow = ComparisonBody["scope"][number];

/** Filters of the table's categories. */
export const rowFilters = [
  { value: "all", label: "All categories" },
  { value: "different", label: "Where quotes differ" },
  { value: "gaps", label: "Gaps only" },
] as const;
export type RowFilter = (typeof rowFilters)[number]["value"];

/**
 * Whether leaving out a category is a gap: the show does not bill it, and others or the request
 * include it.
 */
export function isGap(standing: ScopeRow["standing"]): boolean {
  return standing === "compared" || standing === "unclaimed";
}

/** Whether the category is a gap of this quote. */
export function leavesOut({ category, standing }: ScopeRow, offer: ComparedQuoteBody): boolean {
  const state = offer.cells.find((cell) => cell.category === category)?.state;
  return isGap(standing) && (!state || state === "excluded" || state === "option");
}

/** The categories that a view shows. */
export function rowsOf({ scope }: ComparisonBody, view: ScopeView): ScopeRow[] {
  return view === "quoted" ? scope : scope.filter(({ standing }) => standing === "compared");
}

/** The rows that pass a filter, judged by the itemized quotes. */
export function filteredRows(
  { offers }: ComparisonBody,
  rows: ScopeRow[],
  filter: RowFilter,
): ScopeRow[] {
  const itemized = offers.filter((offer) => offer.itemized);
  return rows.filter((row) => {
    if (filter === "gaps") return itemized.some((offer) => leavesOut(row, offer));
    if (filter === "all") return true;
    const said = itemized.map(({ cells }) => {
      const cell = cells.find(({ category }) => category === row.category);
      return `${cell?.state} ${cell?.amount}`;
    });
    return new Set(said).size > 1;
  });
}

/**
 * A category's amount on the same scope: recalculated where it is priced by percent, otherwise as
 * stated.
 */
export function amountInScope(
  { sameScope }: ComparedQuoteBody,
  category: string,
  amount: number,
): number {
  return sameScope?.restated.find((each) => each.category === category)?.amount ?? amount;
}

/**
 * The range of amounts of the open quotes that price the category, where they differ: "$9,000 to
 * $11,000".
 */
export function rangeOf(
  { category }: ScopeRow,
  offers: readonly ComparedQuoteBody[],
  view: ScopeView,
): { range?: string } {
  const amounts = offers.flatMap((offer) => {
    const amount = offer.cells.find((cell) => cell.category === category)?.amount ?? null;
    if (!offer.stands || amount === null) return [];
    return view === "quoted" ? amount : amountInScope(offer, category, amount);
  });
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length < 2 || low < 0 || low === high) return {};
  return { range: `${formatMoney(low)} to ${formatMoney(high)}` };
}
