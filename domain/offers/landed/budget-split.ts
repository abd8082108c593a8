import type { Cents } from "../../shared/money/money.ts";
import type { Head } from "../category.ts";
import type { Source } from "../source.ts";

/** Parts of a show's budget, as in surveys of exhibitors. */
export const budgetParts = ["space", "services", "exhibit", "shipping", "rest"] as const;
export type BudgetPart = (typeof budgetParts)[number];

/**
 * Percentages of a show's budget. Show services include labor in the hall; the rest includes
 * travel, which no quote covers.
 */
export const usualSplit: Record<BudgetPart, number> & Pick<Source, "source" | "address"> = {
  space: 39,
  services: 11,
  exhibit: 11,
  shipping: 9,
  rest: 30,
  source: "Access TCA, What's in your trade show budget",
  address: "https://accesstca.com/whats-in-your-trade-show-budget/",
};

/**
 * Usual cost of a whole show as a multiple of its space cost: three for a small booth, five for a
 * large one.
 */
export const usualMultiple = { least: 3, most: 5, source: "NAB Show, 2018" } as const;

const partOfHead: Record<Head, BudgetPart> = {
  design: "exhibit",
  exhibit: "exhibit",
  graphics: "exhibit",
  labor: "services",
  shipping: "shipping",
  "show-services": "services",
  storage: "rest",
  other: "rest",
};

type SplitPart = { part: BudgetPart; amount: Cents; percent: number };

/**
 * Splits the exhibitor's space cost and a quote's amounts into whole percentages. A discount
 * reduces all parts of the quote in proportion.
 */
export function budgetSplit(
  space: Cents,
  amounts: readonly { head: Head; amount: Cents }[],
): SplitPart[] {
  const sums: Record<BudgetPart, Cents> = { space, services: 0, exhibit: 0, shipping: 0, rest: 0 };
  let [gross, discount] = [0, 0];
  for (const { amount } of amounts) {
    gross += Math.max(amount, 0);
    discount += Math.max(-amount, 0);
  }
  const left = gross > 0 ? Math.max(gross - discount, 0) / gross : 0;
  for (const { head, amount } of amounts) {
    if (amount > 0) sums[partOfHead[head]] += amount * left;
  }
  for (const part of budgetParts) sums[part] = Math.round(sums[part]);
  const total = budgetParts.reduce((sum, part) => sum + sums[part], 0);
  return budgetParts.map((part) => ({
    part,
    amount: sums[part],
    percent: total > 0 ? Math.round((sums[part] * 100) / total) : 0,
  }));
}
