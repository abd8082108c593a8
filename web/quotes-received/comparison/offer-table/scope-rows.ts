import type {
  ComparedQuoteBody,
  ComparisonBody,
} from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import { formatMoney } from "../../../format.ts";

export type ScopeView = "quoted" | "same-scope" | "landed";

export type ScopeRow = ComparisonBody["scope"][number];

/** Which categories the table has. */
export const rowFilters = [
  { value: "all", label: "All categories" },
  { value: "different", label: "Where quotes differ" },
  { value: "gaps", label: "Gaps only" },
] as const;
export type RowFilter = (typeof rowFilters)[number]["value"];

/** Whether a category that a quote leaves out is missing: the show does not bill it, and others or the request ask for it. */
export function isGap(standing: ScopeRow["standing"]): boolean {
  return standing === "compared" || standing === "unclaimed";
}

/** Whether this quote has no price for the category, where it would be missing. */
export function leavesOut({ category, standing }: ScopeRow, offer: ComparedQuoteBody): boolean {
  const state = offer.cells.find((cell) => cell.category === category)?.state;
  return isGap(standing) && (!state || state === "excluded" || state === "option");
}

/** The categories of a view. */
export function rowsOf({ scope }: ComparisonBody, view: ScopeView): ScopeRow[] {
  return view === "quoted" ? scope : scope.filter(({ standing }) => standing === "compared");
}

/** Those that pass the filter, judged by the itemized quotes. */
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

/** The amount on the same scope: another for a category that is priced by percent, else as stated. */
export function amountInScope(
  { sameScope }: ComparedQuoteBody,
  category: string,
  amount: number,
): number {
  return sameScope?.restated.find((each) => each.category === category)?.amount ?? amount;
}

/** "$9,000 to $11,000": from the lowest to the highest amount of the open quotes that price it, where they differ. */
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
