import type { Cents } from "../shared/money/money.ts";
import { type CompletedJob, commissionNow } from "./accrual.ts";

/** An accepted job that isn't complete. */
export type ExpectedJob = CompletedJob & {
  /** The show's day, YYYY-MM-DD; null: unknown. */
  eventDay: string | null;
};

/** The commission of accepted jobs if they close as agreed, by the month of their show. */
export type Expected = { month: string | null; jobs: number; amount: Cents };

/** The expected income, earliest month first; jobs without a day last. */
export function expectedByMonth(jobs: readonly ExpectedJob[]): Expected[] {
  const months = Map.groupBy(jobs, ({ eventDay }) => eventDay?.slice(0, 7) ?? null);
  return [...months]
    .map(([month, of]) => ({
      month,
      jobs: of.length,
      amount: of.reduce((sum, job) => sum + commissionNow(job).amount, 0),
    }))
    .toSorted((one, other) => (one.month ?? "9").localeCompare(other.month ?? "9"));
}
