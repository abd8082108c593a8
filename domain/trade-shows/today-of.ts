import type { Clock } from "../shared/time/clock.ts";
import { placeTimeZone } from "../shared/time/place-time-zone.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import type { TradeShow } from "./trade-show.ts";

/** Today in UTC, YYYY-MM-DD. Lists of shows go by it: a day for each place would need an index for each time zone. */
export function todayOf(clock: Clock): string {
  return utcDay(clock.now());
}

/** Today where the show takes place, or in UTC where its time zone is unknown: a hall in Las Vegas is open when UTC's next day begins. */
export function todayAtShow({ city, state }: Pick<TradeShow, "city" | "state">, now: Date): string {
  return dayThere(placeTimeZone({ city, state, country: null }) ?? "UTC", now);
}
