import type { Clock } from "../../shared/time/clock.ts";
import { pauseEndsAt, resumePromise } from "../pause-promise.ts";
import type { PromiseRepository } from "../ports.ts";
import type { QuotePromise } from "../quote-promise.ts";
import { endOf, type PromiseCase, type PromiseStep, settlePromise } from "./follow-promise.ts";

type Needs = { promises: PromiseRepository; clock: Clock };

/** As many as one run looks at. */
const evaluatedAtMost = 500;

/** The system's own job: settles targets that came due and ends pauses that are too long. Answers how many it looked at. */
export function evaluatePromises({ promises, clock }: Needs) {
  return async (): Promise<number> => {
    const due = await promises.listDue(clock.now(), evaluatedAtMost);
    for (const id of due) await promises.change(id, (found) => stepOf(found, clock.now()));
    return due.length;
  };
}

function stepOf(found: PromiseCase, now: Date): PromiseStep {
  const { policy, answers } = found;
  const until = pauseEndsAt(found.promise, policy.params);
  const resumed = until && until <= now ? resumePromise(found.promise, until, "system") : null;
  const promise = resumed?.promise ?? found.promise;
  const settled = settlePromise({ promise, policy, answers, end: endOf(found), now });
  const next = pauseEndsAt(settled.promise, policy.params) ?? nextDueTime(settled.promise);
  return {
    promise: { ...settled.promise, nextEvaluationAt: next },
    events: [...(resumed?.events ?? []), ...settled.events],
  };
}

/** The earliest due time, by either clock, of a target that is open; null when all are settled. */
function nextDueTime(promise: QuotePromise): Date | null {
  const open = [promise, promise.otherClock].flatMap(({ first, all, firstDueAt, allDueAt }) => [
    ...(first.outcome === "open" ? [firstDueAt.getTime()] : []),
    ...(all.outcome === "open" ? [allDueAt.getTime()] : []),
  ]);
  return open.length > 0 ? new Date(Math.min(...open)) : null;
}
