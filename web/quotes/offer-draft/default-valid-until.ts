import { defaultValidityDays } from "../../../domain/quotes/limits.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";

/** The day until which a new offer stands when its builder does not say, as YYYY-MM-DD. */
export function defaultValidUntil(now: Date): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + defaultValidityDays);
  return utcDay(day);
}
