import { hasDayForm } from "../../../domain/shared/time/day-form.ts";
import { formatDate } from "../../format.ts";

/** An event date as typed; a recognizable day is formatted like all our dates. */
export function eventDateText(given: string): string {
  const isDay = hasDayForm(given) && !Number.isNaN(Date.parse(given));
  return isDay ? formatDate(`${given}T00:00:00Z`, "MMM d, yyyy") : given;
}
