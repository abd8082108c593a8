import { utcDay } from "../shared/time/utc-day.ts";
import { endOfDay } from "../shared/time/zone-time.ts";

/** Stores a day (YYYY-MM-DD) as the end of a quote: its last second in UTC, in any time zone. */
export function asLastDay(day: string): Date {
  return new Date(`${day}T23:59:59Z`);
}

/** The day that a stored end was made from; null when the end is a moment. */
export function lastDayOf(validUntil: Date): string | null {
  const day = utcDay(validUntil);
  return validUntil.getTime() === asLastDay(day).getTime() ? day : null;
}

/** Milliseconds by which that day ends later in the time zone than in UTC; negative east of UTC. */
export function lastDayLag(validUntil: Date, timeZone: string): number {
  const day = utcDay(validUntil);
  return endOfDay(timeZone, day).getTime() - asLastDay(day).getTime();
}

type OfferEnd = { validUntil: Date; lastDayLagMs: number };

/**
 * When a quote ends: at the stored moment, or at the end of its last day in the exhibitor's time
 * zone.
 */
export function endOfOffer({ validUntil, lastDayLagMs }: OfferEnd): Date {
  return lastDayOf(validUntil) === null
    ? validUntil
    : new Date(validUntil.getTime() + lastDayLagMs);
}
