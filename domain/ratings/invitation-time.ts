import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { hourOfDay } from "../shared/time/zone-time.ts";

/** Local hour of the email. */
const morningHour = 9;

type Job = {
  completedAt: Date;
  /** The show's last day, YYYY-MM-DD; null when the show isn't known. */
  lastDay: string | null;
  /** The day that the request names, YYYY-MM-DD. */
  eventDay: string | null;
};

/**
 * When the exhibitor is asked for a review: at 09:00 in their time zone, three days after
 * delivery or completion, and not before three days after the show's last day. Without a known show, the day
 * that the request names counts as the day before its last.
 */
export function invitationTime({ completedAt, lastDay, eventDay }: Job, timeZone: string): Date {
  const after = (day: string, days: number) => utcDay(new Date(Date.parse(day) + days * dayMs));
  const show = lastDay ? after(lastDay, 3) : eventDay ? after(eventDay, 4) : "";
  const earliest = completedAt.getTime() + 3 * dayMs;
  const morningOf = (day: string) => hourOfDay(timeZone, day, morningHour);
  let at = morningOf(show || utcDay(new Date(earliest)));
  while (at.getTime() < earliest) at = morningOf(utcDay(new Date(at.getTime() + dayMs)));
  return at;
}
