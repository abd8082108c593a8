import { allQuotesHours, firstQuoteHours } from "../../../domain/quotes/limits.ts";

const minuteMs = 60_000;

/** How long something has waited: "25 min", "3 h", "4 days"; rounded down. */
export function waitingTime(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** A request is urgent when its first quote is promised soon, and late when all five are. */
export function waitingTone(iso: string, now: Date): "neutral" | "caution" | "critical" {
  const hours = (now.getTime() - Date.parse(iso)) / (60 * minuteMs);
  if (hours >= allQuotesHours) return "critical";
  return hours >= firstQuoteHours / 2 ? "caution" : "neutral";
}
