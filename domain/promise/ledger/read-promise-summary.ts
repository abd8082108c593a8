import type { Clock } from "../../shared/time/clock.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import type { LedgerSeal, PromiseLedger, PromisePolicies } from "../ports.ts";
import type { PromisePolicy } from "../promise-policy.ts";
import { type PromiseSummary, summarizeFigures } from "./summarize-figures.ts";

type Needs = { promiseLedger: PromiseLedger; promisePolicies: PromisePolicies; clock: Clock };
type Read = PromiseSummary & {
  /** Minimum number of settled requests for showing a percentage. */
  least: number;
  seal: LedgerSeal | null;
  /** All versions of the policy, latest first. */
  policies: PromisePolicy[];
};

/**
 * Anyone reads how often the promise was kept, computed from the ledger alone, over whole UTC days
 * as they are sealed.
 */
export function readPromiseSummary({ promiseLedger, promisePolicies, clock }: Needs) {
  return async ({ days }: { days: number }): Promise<Read> => {
    const since = utcDay(new Date(clock.now().getTime() - days * dayMs));
    const [figures, seals, policies] = await Promise.all([
      promiseLedger.figuresSince(since),
      promiseLedger.seals(),
      promisePolicies.list(),
    ]);
    const least = policies[0]?.params.publicLeast ?? 0;
    return {
      ...summarizeFigures(figures, { days, least }),
      least,
      seal: seals.at(-1) ?? null,
      policies,
    };
  };
}
