import { formatDate } from "../../format.ts";

const day = /^\d{4}-\d{2}-\d{2}$/;

/** An event date as typed; a recognizable day is formatted like all our dates. */
export function eventDateText(given: string): string {
  const isDay = day.test(given) && !Number.isNaN(Date.parse(given));
  return isDay ? formatDate(`${given}T00:00:00Z`, "MMM d, yyyy") : given;
}
