import { hourMs, minuteMs } from "../shared/time/time-units.ts";
import type { PromiseActor, PromiseStep } from "./ledger/promise-event.ts";
import type { PromiseParams } from "./promise-policy.ts";
import type { ClockedTargets, Pause, QuotePromise } from "./quote-promise.ts";

/** A pause that ends sooner was a slip of the button: builders get no email about it. */
export const slipMs = 10 * minuteMs;
/** Whether a pause was too short to be meant. */
export const isSlip = ({ from, until }: Pause) => until.getTime() - from.getTime() < slipMs;

/** Stops both clocks: the exhibitor owes an answer. `reason` stays with the request; the ledger has only the fact. */
export function pausePromise(promise: QuotePromise, reason: string, now: Date): PromiseStep {
  const paused = { ...promise, pausedSince: now, pauseReason: reason, nextEvaluationAt: now };
  return { promise: paused, events: [{ at: now, kind: "paused", actor: "admin", detail: {} }] };
}

/** When a pause ends by itself, because no request is paused for longer in all; null while it is not paused. */
export function pauseEndsAt(
  { pausedSince, pausedMs }: QuotePromise,
  { pauseMostHours }: PromiseParams,
): Date | null {
  if (!pausedSince) return null;
  return new Date(pausedSince.getTime() + Math.max(0, pauseMostHours * hourMs - pausedMs));
}

/** Lets both clocks go on: what is still open is due as much later as the pause was long. */
export function resumePromise(
  promise: QuotePromise,
  now: Date,
  actor: PromiseActor = "admin",
): PromiseStep {
  const { pausedSince, pauses } = promise;
  const elapsed = pausedSince ? now.getTime() - pausedSince.getTime() : 0;
  const resumed: QuotePromise = {
    ...promise,
    ...later(promise, elapsed),
    otherClock: { ...promise.otherClock, ...later(promise.otherClock, elapsed) },
    pausedSince: null,
    pauseReason: null,
    pausedMs: promise.pausedMs + elapsed,
    pauses: pausedSince ? [...pauses, { from: pausedSince, until: now }] : pauses,
    nextEvaluationAt: now,
  };
  const detail = { hours: Math.ceil(elapsed / hourMs) };
  return { promise: resumed, events: [{ at: now, kind: "resumed", actor, detail }] };
}

function later({ first, all, firstDueAt, allDueAt }: ClockedTargets, byMs: number) {
  const moved = (dueAt: Date, isOpen: boolean) =>
    isOpen ? new Date(dueAt.getTime() + byMs) : dueAt;
  return {
    firstDueAt: moved(firstDueAt, first.outcome === "open"),
    allDueAt: moved(allDueAt, all.outcome === "open"),
  };
}
