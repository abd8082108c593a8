import { hourMs } from "../../domain/shared/time/time-units.ts";

/**
 * Writes a duration in minutes, hours (up to 72) or days: "40 minutes", "5 hours", "3 days". Rounds
 * up, so that an answer after 24.1 hours never reads as "24 hours".
 */
export function durationWords(ms: number): string {
  if (ms < hourMs) return counted(Math.max(1, Math.ceil(ms / 60_000)), "minute");
  if (ms < 72 * hourMs) return counted(Math.ceil(ms / hourMs), "hour");
  return counted(Math.ceil(ms / (24 * hourMs)), "day");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
