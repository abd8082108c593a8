import { divideHalfUp } from "../shared/money/divide-half-up.ts";
import type { Cents } from "../shared/money/money.ts";
import type { CommissionParams } from "./rates.ts";

/** An amount in US cents, of which `byCategory` is known for itemized quotes. */
export type Billed = { total: Cents; byCategory: Readonly<Record<string, Cents>> };

/** The times that make a job a repeat. */
export type RepeatFacts = {
  acceptedAt: Date;
  /** When the builder last completed a job for this exhibitor before; null: never. */
  lastCompletedAt: Date | null;
};

/** The terms of the commission that a builder pays for a request if they win it. */
export type TermsIfWon = Pick<RepeatFacts, "lastCompletedAt"> & { params: CommissionParams };

export type Commission = {
  base: Cents;
  leftOut: Cents;
  rateBp: number;
  amount: Cents;
  isRepeat: boolean;
};

/**
 * The commission on a job by these rates, in US cents, half a cent up. `closeOut`: the confirmed bill
 * or the agreed amount, for rates whose base it is; null: there is none, and the baseline counts.
 */
export function commissionOf(
  baseline: Billed,
  closeOut: Billed | null,
  rates: CommissionParams,
  history: RepeatFacts,
): Commission {
  const { total, byCategory } = (rates.base === "billed" ? closeOut : null) ?? baseline;
  const known = rates.leaveOut.reduce((sum, category) => sum + (byCategory[category] ?? 0), 0);
  const leftOut = Math.min(Math.max(known, 0), Math.max(total, 0));
  const base = Math.max(total, 0) - leftOut;
  const isRepeat = isRepeated(rates, history);
  const rateBp = isRepeat ? rates.repeatRateBp : rates.rateBp;
  return { base, leftOut, rateBp, isRepeat, amount: amountOf(base, rateBp, rates) };
}

/** The commission on a base: its share, within the least and the most for a job. */
export function amountOf(
  base: Cents,
  rateBp: number,
  { leastCents, mostCents }: Pick<CommissionParams, "leastCents" | "mostCents">,
): Cents {
  if (base === 0) return 0;
  const share = divideHalfUp(BigInt(base) * BigInt(rateBp), 10_000n);
  return Math.min(Math.max(share, leastCents ?? 0), mostCents ?? Number.MAX_SAFE_INTEGER);
}

/** Whether the last job was completed in the `repeatMonths` up to this acceptance, both ends included. */
function isRepeated(
  { repeatMonths }: CommissionParams,
  { acceptedAt, lastCompletedAt }: RepeatFacts,
): boolean {
  if (!lastCompletedAt || repeatMonths === 0 || lastCompletedAt > acceptedAt) return false;
  return lastCompletedAt >= monthsBefore(acceptedAt, repeatMonths);
}

/** The same day and time some months before, in UTC; the month's last day where it has no such day. */
function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(at.getUTCMonth() - months);
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0);
  return before;
}
