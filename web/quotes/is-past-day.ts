import { localDay } from "../local-day.ts";

/** Whether a YYYY-MM-DD lies before today as the person's own calendar has it. Other texts never do. */
export function isPastDay(text: string, now: Date): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text < localDay(now);
}
