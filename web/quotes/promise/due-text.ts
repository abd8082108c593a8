import { writeInZone } from "../../../domain/shared/time/write-in-zone.ts";

/** A due time in the promise's time zone, named in the text: the same for every reader. */
export function dueText(iso: string, timeZone: string): string {
  const day = { weekday: "short", month: "short", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return writeInZone(new Date(iso), { ...day, ...time }, timeZone);
}

/**
 * The weekday of a due time that is not the next one. It has no time of day, so that only the next
 * deadline has one.
 */
export function dayText(iso: string, timeZone: string): string {
  return writeInZone(new Date(iso), { weekday: "long" }, timeZone);
}
