import { dayMs } from "./time-units.ts";
import { utcDay } from "./utc-day.ts";

/** Days, as YYYY-MM-DD, that count as off besides Saturdays and Sundays. */
export type DaysOff = ReadonlySet<string>;

/** The day this many days after `day`; before it for a negative number. */
export function addDays(day: string, days: number): string {
  return utcDay(new Date(Date.parse(day) + days * dayMs));
}

/** Days from one day to another; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

export function isWorkday(day: string, off: DaysOff): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !off.has(day);
}

/** The day itself if it is worked, else the last worked day before it. */
export function workdayUntil(day: string, off: DaysOff): string {
  let at = day;
  while (!isWorkday(at, off)) at = addDays(at, -1);
  return at;
}

/** The day this many worked days before `day`. */
export function workdaysBefore(day: string, count: number, off: DaysOff): string {
  let at = day;
  for (let left = count; left > 0; left--) at = workdayUntil(addDays(at, -1), off);
  return at;
}
