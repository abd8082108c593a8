import { utcDay } from "../shared/time/utc-day.ts";
import { endOfDay } from "../shared/time/zone-time.ts";

/** The stored end of a quote for a day (YYYY-MM-DD): its last second in UTC, whatever the time zone. */
export function asLastDay(day: string): Date {
  return new Date(`${day}T23:59:59Z`);
}

/** The day that a stored end stands for; null for one that is a moment. */
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

/** When a quote ends: at its moment, else with its last day where the exhibitor is. */
export function endOfOffer({ validUntil, lastDayLagMs }: OfferEnd): Date {
  return lastDayOf(validUntil) === null
    ? validUntil
    : new Date(validUntil.getTime() + lastDayLagMs);
}
