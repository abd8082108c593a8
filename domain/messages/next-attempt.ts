import { hourMs, minuteMs } from "../shared/time/time-units.ts";

const pauses = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 24 * hourMs];

/** When to retry after this many attempts, with growing delays. Null when no attempt is left. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
