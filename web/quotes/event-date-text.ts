import { hasDayForm } from "../../domain/shared/time/day-form.ts";
import { formatDate } from "../format.ts";

/** An event date for display: a valid date is formatted, other text is returned as typed. */
export function eventDateText(given: string): string {
  const isDay = hasDayForm(given) && !Number.isNaN(Date.parse(given));
  return isDay ? formatDate(`${given}T00:00:00Z`, "MMM d, yyyy") : given;
}
