import { hourMs, minuteMs } from "../shared/time/time-units.ts";
import { addWorkingHours, workingHoursBetween } from "../shared/time/zone-time.ts";
import type { PromiseActor, PromiseStep } from "./ledger/promise-event.ts";
import type { PromiseClock, PromiseParams } from "./promise-policy.ts";
import type { ClockedTargets, Pause, QuotePromise } from "./quote-promise.ts";
import { calendarWeek, otherClockOf } from "./start-promise.ts";

/** A shorter pause was a mistake: builders get no email about it. */
export const slipMs = 10 * minuteMs;
/** Whether a pause was too short to be intended. */
export const isSlip = ({ from, until }: Pause) => until.getTime() - from.getTime() < slipMs;

/**
 * Pauses both clocks because the exhibitor owes an answer. `reason` is stored with the request
 * only; the ledger gets just the event.
 */
export function pausePromise(promise: QuotePromise, reason: string, now: Date): PromiseStep {
  const paused = { ...promise, pausedSince: now, pauseReason: reason, nextEvaluationAt: now };
  return { promise: paused, events: [{ at: now, kind: "paused", actor: "admin", detail: {} }] };
}

/**
 * When the pause ends by itself, since the total of a request's pauses is limited; null while it
 * isn't paused.
 */
export function pauseEndsAt(
  { pausedSince, pausedMs }: QuotePromise,
  { pauseMostHours }: PromiseParams,
): Date | null {
  if (!pausedSince) return null;
  return new Date(pausedSince.getTime() + Math.max(0, pauseMostHours * hourMs - pausedMs));
}

/** Resumes both clocks: open targets have as much time left as when they were paused. */
export function resumePromise(
  promise: QuotePromise,
  params: PromiseParams,
  now: Date,
  actor: PromiseActor = "admin",
): PromiseStep {
  const { pausedSince, pauses, otherClock } = promise;
  const pause = pausedSince && { from: pausedSince, until: now };
  const elapsed = pause ? now.getTime() - pause.from.getTime() : 0;
  const other = otherClockOf(params.clock);
  const resumed: QuotePromise = {
    ...promise,
    ...(pause && later(promise, pause, params.clock, params)),
    otherClock: { ...otherClock, ...(pause && later(otherClock, pause, other, params)) },
    pausedSince: null,
    pauseReason: null,
    pausedMs: promise.pausedMs + elapsed,
    pauses: pause ? [...pauses, pause] : pauses,
    nextEvaluationAt: now,
  };
  const detail = { hours: Math.ceil(elapsed / hourMs) };
  return { promise: resumed, events: [{ at: now, kind: "resumed", actor, detail }] };
}

function later(
  { first, all, firstDueAt, allDueAt }: ClockedTargets,
  pause: Pause,
  clock: PromiseClock,
  params: PromiseParams,
) {
  const moved = (dueAt: Date, isOpen: boolean) =>
    isOpen ? dueAfterPause(dueAt, pause, clock, params) : dueAt;
  return {
    firstDueAt: moved(firstDueAt, first.outcome === "open"),
    allDueAt: moved(allDueAt, all.outcome === "open"),
  };
}

/**
 * Moves a due time by the pause: by its length for clock `wall`, by its working hours for clock
 * `business`. Never earlier.
 */
function dueAfterPause(
  dueAt: Date,
  { from, until }: Pause,
  clock: PromiseClock,
  { calendar }: PromiseParams,
): Date {
  if (clock === "wall") return new Date(dueAt.getTime() + until.getTime() - from.getTime());
  const week = calendarWeek(calendar);
  const lost = workingHoursBetween(week, from, until);
  return lost > 0 ? addWorkingHours(week, dueAt, lost) : dueAt;
}
