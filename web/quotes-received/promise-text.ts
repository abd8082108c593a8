import type { TimeLineBody } from "../../app-server/contract/quotes/time-line.ts";
import { durationWords } from "../quotes/duration-words.ts";

type PromiseMark = TimeLineBody["promises"][number];
/** A sentence in parts: `before`, then the due time if not null, then `after`. */
type Text = {
  before: string;
  dueAt: string | null;
  after: string;
  tone: "positive" | "critical" | "muted";
};

/** The promise's status in a sentence; null when nothing is due. */
export function promiseText(
  { name, standing, dueAt, metAt }: PromiseMark,
  { requestedAt, promised }: { requestedAt: string; promised: number },
): Text | null {
  const isFirst = name === "first-quote";
  const whole = isFirst ? "First quote" : `All ${promised} quotes`;
  const said = (before: string) => ({ before, dueAt: null, after: "" });
  if (standing === "over") return null;
  if (standing === "waiting") return { before: `${whole} due `, dueAt, after: "", tone: "muted" };
  if (metAt) {
    const took = durationWords(Date.parse(metAt) - Date.parse(requestedAt));
    return standing === "on-time"
      ? { ...said(`${whole} in on time, after ${took}`), tone: "positive" }
      : { ...said(`${whole} came late, after ${took}`), tone: "critical" };
  }
  return isFirst
    ? {
        before: "Your first quote is late. It was due ",
        dueAt,
        after: ". We're chasing it.",
        tone: "critical",
      }
    : {
        before: `Some of your ${promised} quotes are late. They were due `,
        dueAt,
        after: ". We're chasing them.",
        tone: "critical",
      };
}
