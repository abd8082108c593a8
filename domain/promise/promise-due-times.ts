import { hourMs } from "../shared/time/time-units.ts";
import { addWorkingDays, type WorkWeek } from "../shared/time/zone-time.ts";
import type { BusinessCalendar, PromiseClock, PromiseParams } from "./promise-policy.ts";

type DueTimes = { firstDueAt: Date; allDueAt: Date };

/** By when the first quote and all of them are due, by this clock. In `business` 24 hours are one business day. */
export function promiseDueTimes(
  clock: PromiseClock,
  receivedAt: Date,
  { firstHours, allHours, calendar }: PromiseParams,
): DueTimes {
  const week = calendarWeek(calendar);
  const after = (hours: number) =>
    clock === "wall"
      ? new Date(receivedAt.getTime() + hours * hourMs)
      : addWorkingDays(week, receivedAt, Math.max(1, Math.round(hours / 24)));
  return { firstDueAt: after(firstHours), allDueAt: after(allHours) };
}

function calendarWeek({ days, from, until, timeZone, holidays }: BusinessCalendar): WorkWeek {
  return {
    timeZone,
    workDays: days,
    workFrom: from,
    workUntil: until,
    daysOff: holidays.map((day) => ({ from: day, until: day })),
  };
}
