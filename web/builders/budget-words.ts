import { formatMoney } from "../format.ts";

const dollars = (amount: number) => formatMoney(amount * 100);

type Budget = { minimumProjectBudget: number | null; maximumProjectBudget: number | null };

/** A builder's usual project cost as text; null when unknown. */
export function budgetWords({ minimumProjectBudget, maximumProjectBudget }: Budget): string | null {
  const [from, to] = [minimumProjectBudget, maximumProjectBudget];
  if (from !== null && to !== null) return `${dollars(from)}\u00a0– ${dollars(to)}`;
  if (from !== null) return `From ${dollars(from)}`;
  return to === null ? null : `Up to ${dollars(to)}`;
}
