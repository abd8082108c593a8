import type { Cents } from "../shared/money/money.ts";
import type { Category } from "./category.ts";
import { isPriced, type OfferLine } from "./offer-line.ts";

/** How an offer covers a category. `within`: its price is part of another category's line. */
export type CellState = "included" | "allowance" | "within" | "option" | "excluded" | "not-said";

/**
 * `amount`: sum of the category's own lines in US cents; null when none of them is in the price.
 */
export type Cell = { state: CellState; amount: Cents | null };

export const notSaid: Cell = { state: "not-said", amount: null };

/** How an offer covers each category that its lines mention. */
export function categoryCells(lines: readonly OfferLine[]): Map<Category, Cell> {
  const byCategory = new Map<Category, OfferLine[]>();
  for (const line of lines) {
    const known = byCategory.get(line.category);
    if (known) known.push(line);
    else byCategory.set(line.category, [line]);
  }
  return new Map([...byCategory].map(([category, own]) => [category, cellOf(own)]));
}

function cellOf(lines: readonly OfferLine[]): Cell {
  const priced = lines.filter(isPriced);
  if (priced.length > 0) {
    const amount = priced.reduce((sum, line) => sum + (line.amount ?? 0), 0);
    const isSure = priced.some(({ kind }) => kind === "included");
    return { state: isSure ? "included" : "allowance", amount };
  }
  if (lines.some(({ within }) => within !== null)) return { state: "within", amount: null };
  const isOption = lines.some(({ kind }) => kind === "option");
  return { state: isOption ? "option" : "excluded", amount: null };
}

/** Whether the category is in the offer's price, on lines of its own or in another line. */
export function isInPrice({ state }: Cell): boolean {
  return state === "included" || state === "allowance" || state === "within";
}
