import type { Clock } from "../shared/clock.ts";

/** The calendar day that it is, YYYY-MM-DD: in UTC, for everybody alike. */
export function todayOf(clock: Clock): string {
  return clock.now().toISOString().slice(0, 10);
}
