import type { Clock } from "../shared/time/clock.ts";

/** Today in UTC, YYYY-MM-DD. */
export function todayOf(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
