import type { PromiseStep } from "../ledger/promise-event.ts";
import type { ClockedTargets, Exclusion, Target } from "../quote-promise.ts";
import { otherClockOf } from "../start-promise.ts";
import { asOver, type PromiseCase, settlePromise, targetEvents } from "./follow-promise.ts";
import { countableQuotes } from "./settle-targets.ts";

/**
 * Excludes the open targets of both clocks. Null when the target of all quotes is settled or due:
 * kept and missed targets stay so.
 */
export function excludeTargets(found: PromiseCase, exclusion: Exclusion): PromiseStep | null {
  const { policy, answers } = found;
  const { at } = exclusion;
  const settled = settlePromise({ promise: found.promise, policy, answers, end: null, now: at });
  const { promise } = settled;
  if (promise.all.outcome !== "open") return null;
  const count = countableQuotes(answers, at);
  const excluded = (target: Target): Target =>
    target.outcome === "open" ? { outcome: "excluded", at, count, exclusion } : target;
  const without = <Targets extends ClockedTargets>(targets: Targets): Targets => ({
    ...targets,
    first: excluded(targets.first),
    all: excluded(targets.all),
  });
  const own = without(promise);
  const other = without(promise.otherClock);
  const { clock } = policy.params;
  return {
    promise: { ...asOver(own), otherClock: other, nextEvaluationAt: null },
    events: [
      ...settled.events,
      ...targetEvents(clock, promise, own, promise),
      ...targetEvents(otherClockOf(clock), promise.otherClock, other, promise),
    ],
  };
}
