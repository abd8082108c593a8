import { dayMs, hourMs, minuteMs } from "../../domain/shared/time/time-units.ts";

export type Clock = { words: string; tone: "critical" | "caution" | "neutral" };

/** The time left or passed: "6 h left", "3 h late". Less than a day left has a color. */
export function clockWords(dueAt: string, now: Date): Clock {
  const leftMs = Date.parse(dueAt) - now.getTime();
  const span = spanWords(Math.abs(leftMs));
  if (leftMs < 0) return { words: `${span} late`, tone: "critical" };
  return { words: `${span} left`, tone: leftMs < dayMs ? "caution" : "neutral" };
}

/** A duration in its two largest units at most: "40 min", "6 h", "2 d 4 h". */
export function spanWords(ms: number): string {
  if (ms < hourMs) return `${Math.max(1, Math.floor(ms / minuteMs))} min`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h`;
  const [days, hours] = [Math.floor(ms / dayMs), Math.floor((ms % dayMs) / hourMs)];
  return days > 9 || hours === 0 ? `${days} d` : `${days} d ${hours} h`;
}
