import { hasDayForm } from "../../domain/shared/time/day-form.ts";
import { localDay } from "../local-day.ts";

/** Whether a YYYY-MM-DD lies before today as the person's own calendar has it. Other texts never do. */
export function isPastDay(text: string, now: Date): boolean {
  return hasDayForm(text) && text < localDay(now);
}
