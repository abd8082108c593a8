import type { TimeLineBody } from "../../app-server/contract/time-line.ts";
import { formatDate } from "../format.ts";
import { durationWords } from "../quotes/duration-words.ts";

type PromiseMark = TimeLineBody["promises"][number];
type Text = { text: string; tone: "positive" | "critical" | "muted" };

const subjects = {
  "first-quote": { whole: "First quote", hours: 24 },
  "all-quotes": { whole: "All quotes", hours: 48 },
} as const;

/** How a promise stands, in a plain sentence; null when nothing is owed any more. */
export function promiseText(promise: PromiseMark, requestedAt: string): Text | null {
  const { whole, hours } = subjects[promise.name];
  const promised = `promised within ${hours} hours`;
  const due = `${formatDate(promise.dueAt, "PPp")} UTC`;
  if (promise.standing === "over") return null;
  if (promise.standing === "waiting") {
    return { text: `${whole} due by ${due}, ${promised}`, tone: "muted" };
  }
  const took = promise.metAt && durationWords(Date.parse(promise.metAt) - Date.parse(requestedAt));
  if (promise.standing === "on-time") {
    return { text: `${whole} in on time, after ${took}`, tone: "positive" };
  }
  const text = took
    ? `${whole} came late, after ${took}; ${promised}`
    : `${whole} late: due by ${due}, ${promised}`;
  return { text, tone: "critical" };
}
