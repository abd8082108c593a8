import { defaultValidityDays } from "../../../domain/quotes/limits.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";

/** Default validity of a new offer, as a day in the format YYYY-MM-DD. */
export function defaultValidUntil(now: Date): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + defaultValidityDays);
  return utcDay(day);
}
