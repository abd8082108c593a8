import { type Place, placeTimeZone } from "../shared/time/place-time-zone.ts";
import type { WorkWeek } from "../shared/time/zone-time.ts";

/** When a builder works who has not said so: Monday to Friday, eight to six, by the clocks where they are. */
export function builderWeek(place: Place): WorkWeek {
  return {
    timeZone: placeTimeZone(place) ?? "UTC",
    workDays: [1, 2, 3, 4, 5],
    workFrom: "08:00",
    workUntil: "18:00",
    daysOff: [],
  };
}
