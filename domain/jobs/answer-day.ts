import { addDays, isWorkday } from "../shared/time/days.ts";
import { callInLimits } from "./call-in.ts";

/** The day until which the other side is asked to answer: five business days, Monday to Friday. */
export function answerDay(asked: string): string {
  let day = asked;
  for (let left: number = callInLimits.answerDays; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkday(day, new Set())) left -= 1;
  }
  return day;
}
