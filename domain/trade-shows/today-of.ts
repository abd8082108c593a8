import type { Clock } from "../shared/time/clock.ts";
import { placeTimeZone } from "../shared/time/place-time-zone.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import type { TradeShow } from "./trade-show.ts";

/**
 * Today in UTC, YYYY-MM-DD, for lists of shows: using local days would need an index per time zone.
 */
export function todayOf(clock: Clock): string {
  return utcDay(clock.now());
}

/**
 * Today at the show's place, or in UTC when its time zone is unknown: a hall in Las Vegas is still
 * open when UTC's next day begins.
 */
export function todayAtShow({ city, state }: Pick<TradeShow, "city" | "state">, now: Date): string {
  return dayThere(placeTimeZone({ city, state, country: null }) ?? "UTC", now);
}
