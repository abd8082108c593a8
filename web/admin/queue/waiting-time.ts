import { allQuotesHours, firstQuoteHours } from "../../../domain/shared/promised-numbers.ts";
import { hourMs, minuteMs } from "../../../domain/shared/time/time-units.ts";

/** Due times closer than this are marked, in hours. */
const soonHours = 6;

type Tone = "neutral" | "caution" | "critical";
export type TimeWords = { words: string; tone: Tone };

/** The waiting time of a request: "25 min", "3 h", "4 days"; marked from half the time of the first quote on. */
export function waited(since: string, now: Date): TimeWords {
  const ms = Math.max(0, now.getTime() - Date.parse(since));
  const hours = ms / hourMs;
  const isMarked = hours >= firstQuoteHours / 2;
  const tone = hours >= allQuotesHours ? "critical" : isMarked ? "caution" : "neutral";
  return { words: length(ms), tone };
}

/** The time left or passed: "3 h left", "2 days late". */
export function dueIn(dueAt: string, now: Date): TimeWords {
  const ms = Date.parse(dueAt) - now.getTime();
  if (ms <= 0) return { words: `${length(-ms)} late`, tone: "critical" };
  return { words: `${length(ms)} left`, tone: ms < soonHours * hourMs ? "caution" : "neutral" };
}

/** The time until an admin looks again: "23 h". */
export function lookAgainIn(at: string, now: Date): string {
  return length(Math.max(0, Date.parse(at) - now.getTime()));
}

/** A duration in its largest unit, rounded down: "25 min", "3 h", "4 days". */
function length(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}
