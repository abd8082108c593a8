import { eventDay } from "../../domain/quotes/event-day.ts";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "March 3, 2027" when the text names a day, else the text as it was given. */
export function dateWords(eventDate: string): string {
  const day = eventDay(eventDate);
  return day ? format.format(new Date(`${day}T00:00:00Z`)) : eventDate;
}
