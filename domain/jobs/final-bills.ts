import type { BuilderId } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";

/**
 * A builder's closed jobs whose bill the exhibitor confirmed, and those of them whose bill is close
 * to the quote.
 */
export type FinalBills = { jobs: number; close: number };

export const finalBillRule = {
  /** From so many jobs on they are shown. */
  fewest: 3,
  months: 24,
  /** Hundredths of a percent from the quote. */
  close: 500,
} as const;

/** Jobs that were closed after this moment count. */
export function finalBillsSince(now: Date): Date {
  return new Date(now.getTime() - (finalBillRule.months / 12) * 365 * dayMs);
}

type CountBills = {
  countFinalBills(
    ids: readonly BuilderId[],
    since: Date,
  ): Promise<ReadonlyMap<BuilderId, FinalBills>>;
};

/** Anyone reads how near builders' final bills are to their quotes; null for too few jobs. */
export function readFinalBills({ jobs, clock }: { jobs: CountBills; clock: Clock }) {
  return async (ids: readonly BuilderId[]): Promise<(id: BuilderId) => string | null> => {
    const counted = await jobs.countFinalBills(ids, finalBillsSince(clock.now()));
    return (id) => {
      const bills = counted.get(id);
      return bills && bills.jobs >= finalBillRule.fewest ? finalBillsText(bills) : null;
    };
  };
}

/** "Final bill within 5% of the quote in 4 of 5 jobs", and what doesn't count. */
function finalBillsText({ jobs, close }: FinalBills): string {
  return `Final bill within ${finalBillRule.close / 100}% of the quote in ${close} of ${jobs} jobs. Changes the exhibitor asked for don't count.`;
}
