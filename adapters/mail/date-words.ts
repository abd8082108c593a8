import { eventDay } from "../../domain/quotes/submit/event-day.ts";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "March 3, 2027" when the text names a day, else the text as it was given. */
export function dateWords(eventDate: string): string {
  const day = eventDay(eventDate);
  return day ? format.format(new Date(`${day}T00:00:00Z`)) : eventDate;
}

/** "Wed, Mar 3, 2027, 2:05 PM UTC", or by the clocks of a reader whose zone is known. */
export function momentWords(iso: string, timeZone: string | null = null): string {
  const moment = new Intl.DateTimeFormat("en-US", {
    ...{ weekday: "short", month: "short", day: "numeric", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZone: timeZone ?? "UTC", timeZoneName: "short" },
  });
  return moment.format(new Date(iso)).replaceAll("\u202f", " ");
}
