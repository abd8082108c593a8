import type { TimeLineBody } from "../../app-server/contract/quotes/time-line.ts";
import { durationWords } from "../quotes/duration-words.ts";

type PromiseMark = TimeLineBody["promises"][number];
type Text = { text: string; tone: "positive" | "critical" };

/** How a promise was kept or missed in a sentence; null until its quotes are in. */
export function promiseText(
  { name, standing, metAt }: PromiseMark,
  { requestedAt, promised }: { requestedAt: string; promised: number },
): Text | null {
  if (!metAt || standing === "over") return null;
  const whole = name === "first-quote" ? "First quote" : `All ${promised} quotes`;
  const took = durationWords(Date.parse(metAt) - Date.parse(requestedAt));
  return standing === "on-time"
    ? { text: `${whole} in on time, after ${took}`, tone: "positive" }
    : { text: `${whole} came late, after ${took}`, tone: "critical" };
}
