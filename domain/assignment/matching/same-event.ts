import { dayMs } from "../../shared/time/time-units.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { isSameShow } from "../../trade-shows/is-same-show.ts";
import type { BookedShow, ShowToMatch } from "./match-facts.ts";

/**
 * Days by which requests for one show may differ: they may name its first day, its last, or the
 * move-in.
 */
const nearDays = 14;

/**
 * Whether two requests are for the same show: both match the same show on the calendar, or their
 * names are equal without the year and their days are within two weeks. `show` is the calendar's
 * show of `one`.
 */
export function isSameEvent(one: BookedShow, other: BookedShow, show: ShowToMatch | null): boolean {
  if (show && isShow(one, show) && isShow(other, show)) return true;
  if (!isSameShow(one.tradeShowName, other.tradeShowName)) return false;
  if (!one.eventDay || !other.eventDay) return false;
  return Math.abs(Date.parse(one.eventDay) - Date.parse(other.eventDay)) <= nearDays * dayMs;
}

/**
 * Whether the request is for this calendar show: by its name, and by its day or else the year in
 * the name.
 */
function isShow({ tradeShowName, eventDay }: BookedShow, show: ShowToMatch): boolean {
  if (!isSameShow(tradeShowName, show.title)) return false;
  const days = showDays(null, show);
  if (eventDay) return !days || (days.from <= eventDay && eventDay <= days.until);
  const [year] = /\b(19|20)\d\d\b/.exec(tradeShowName) ?? [];
  return !year || !show.startDate || show.startDate.startsWith(year);
}

/**
 * The range of days in which other requests may be for the same show; null when no day is known.
 */
export function showDays(
  eventDay: string | null,
  show: ShowToMatch | null,
): { from: string; until: string } | null {
  const days = [eventDay, show?.startDate, show?.endDate ?? show?.startDate].filter(
    (day) => typeof day === "string",
  );
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
  return first && last ? { from: moved(first, -nearDays), until: moved(last, nearDays) } : null;
}

function moved(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * dayMs));
}
