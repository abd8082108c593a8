import { hasDayForm } from "../../domain/shared/time/day-form.ts";
import { localDay } from "../local-day.ts";

/** Whether a YYYY-MM-DD is before today in the device's time zone. False for any other text. */
export function isPastDay(text: string, now: Date): boolean {
  return hasDayForm(text) && text < localDay(now);
}
