import type { PauseEnd, PromiseSeen, QuoteCase } from "../../quotes/ports.ts";
import { isOpen } from "../../quotes/request-state.ts";
import { hourMs } from "../../shared/time/time-units.ts";
import { StaleWriteError } from "../../shared/writes/stale-write.ts";
import type { PromiseEvent, PromiseStep } from "../ledger/promise-event.ts";
import { pauseEndsAt, resumePromise } from "../pause-promise.ts";
import type { PricedAnswer, RequestEnd } from "../promise-facts.ts";
import type { PromiseClock, PromisePolicy } from "../promise-policy.ts";
import type { ClockedTargets, ForecastRange, QuotePromise } from "../quote-promise.ts";
import { otherClockOf } from "../start-promise.ts";
import { caseEvents } from "./case-events.ts";
import { settleTargets } from "./settle-targets.ts";

/** A request with its promise and everything that decisions about it need. */
export type PromiseCase = AnsweredCase & {
  promise: QuotePromise;
  /**
   * The policy under which the request was received, with the current mode, so that an operator can
   * switch the mode for open requests.
   */
  policy: PromisePolicy;
};
/** `answers`: all answers to the request. */
export type AnsweredCase = QuoteCase & { answers: PricedAnswer[] };

/**
 * The promise after a save of its request: settles targets that the request's end settles, and
 * returns all ledger events. `pauseEnd`: this save resumes the clocks. The request's end ends a
 * pause, too.
 */
export function followPromise(
  before: PromiseCase,
  after: AnsweredCase,
  pauseEnd: PauseEnd | null = null,
): PromiseStep {
  const { policy } = before;
  const { params } = policy;
  const { answers } = after;
  const now = after.request.updatedAt;
  const end = endOf(after);
  const resumed = pauseEnd && resumePromise(before.promise, params, pauseEnd.at, pauseEnd.by);
  const promise = resumed?.promise ?? before.promise;
  const settled = settlePromise({ promise, policy, answers, end, now });
  const ended = end ? endPauseWith(settled.promise, policy, end) : null;
  const last = ended?.promise ?? settled.promise;
  const nextEvaluationAt = end && isOver(settled.promise) ? null : now;
  const events = [
    ...(resumed?.events ?? []),
    ...caseEvents(before, after),
    ...settled.events,
    ...(ended?.events ?? []),
  ];
  return {
    promise: { ...(end ? asOver(last) : last), nextEvaluationAt },
    events: events.sort((one, other) => one.at.getTime() - other.at.getTime()),
  };
}

/** Ends the pause with the request; null when it wasn't paused. */
function endPauseWith(promise: QuotePromise, { params }: PromisePolicy, end: RequestEnd) {
  const ends = pauseEndsAt(promise, params);
  return ends && resumePromise(promise, params, ends < end.at ? ends : end.at, "system");
}

type Settling = {
  promise: QuotePromise;
  policy: PromisePolicy;
  answers: readonly PricedAnswer[];
  end: RequestEnd | null;
  now: Date;
};

/**
 * Settles targets of both clocks that are due, or whose request was decided or closed. Each settles
 * once.
 */
export function settlePromise({ promise, policy, answers, end, now }: Settling): PromiseStep {
  const { clock, quotesPromised } = policy.params;
  const isPaused = promise.pausedSince !== null;
  const standing = { answers, end, quotesPromised, isPaused, now };
  const own = settleTargets(targetsOf(promise), standing);
  const other = settleTargets(promise.otherClock, standing);
  return {
    promise: { ...promise, ...own, otherClock: other },
    events: [
      ...targetEvents(clock, promise, own, promise, promise.outlook?.firstForecast),
      ...targetEvents(otherClockOf(clock), promise.otherClock, other, promise),
    ],
  };
}

/** Marks the promise as over: no admin has anything left to do. */
export function asOver(promise: QuotePromise): QuotePromise {
  return { ...promise, standing: "over", proposal: null };
}

/**
 * Throws StaleWriteError when the promise has changed since the step was decided: a stop or a pause
 * set meanwhile takes precedence.
 */
export function refuseOutdated(promise: QuotePromise, decidedBy: PromiseSeen | undefined): void {
  if (!decidedBy) return;
  const { quotesWanted, pausedSince } = decidedBy;
  const isPauseSame = promise.pausedSince?.getTime() === pausedSince?.getTime();
  if (promise.quotesWanted !== quotesWanted || !isPauseSame) {
    throw new StaleWriteError(promise.quoteRequestId);
  }
}

/**
 * A ledger event per target that this step settled; the event of all quotes includes the range of
 * the first forecast.
 */
export function targetEvents(
  clock: PromiseClock,
  before: ClockedTargets,
  after: ClockedTargets,
  { receivedAt }: Pick<QuotePromise, "receivedAt">,
  forecast?: ForecastRange,
): PromiseEvent[] {
  return (["first", "all"] as const).flatMap((name): PromiseEvent[] => {
    const target = after[name];
    if (target.outcome === "open" || before[name].outcome !== "open") return [];
    const dueAt = name === "first" ? after.firstDueAt : after.allDueAt;
    const dueAfterHours = Math.ceil((dueAt.getTime() - receivedAt.getTime()) / hourMs);
    const detail = { target: name, clock, count: target.count, dueAfterHours };
    const { at, outcome } = target;
    if (outcome !== "excluded") {
      const foreseen = name === "all" &&
        forecast && { forecastLow: forecast.low, forecastHigh: forecast.high };
      const counted = { ...detail, ...foreseen };
      return [{ at, kind: `target-${outcome}`, actor: "system", detail: counted }];
    }
    const { reason, by } = target.exclusion;
    const actor = by ? "admin" : "system";
    return [{ at, kind: "excluded", actor, detail: { ...detail, reason } }];
  });
}

/** How the request ended: by an accepted quote or by closing. Null while it is open. */
export function endOf({ request, responses }: QuoteCase): RequestEnd | null {
  const accepted = responses.find(({ status }) => status === "accepted");
  if (accepted) return { at: accepted.updatedAt, by: "acceptance" };
  if (isOpen(request.status)) return null;
  return { at: request.closedAt ?? request.updatedAt, by: "closing" };
}

/** Whether all targets of both clocks are settled. */
export function isOver({ first, all, otherClock }: QuotePromise): boolean {
  return [first, all, otherClock.first, otherClock.all].every(({ outcome }) => outcome !== "open");
}

function targetsOf({ firstDueAt, allDueAt, first, all }: QuotePromise): ClockedTargets {
  return { firstDueAt, allDueAt, first, all };
}
