import { dayMs } from "../../../domain/shared/time/time-units.ts";

/**
 * Whether a builder was asked in the last 24 hours. While `now` is null, any earlier ask counts.
 */
export function askedToday(askedAt: string | null, now: Date | null): boolean {
  if (askedAt === null) return false;
  return now === null || now.getTime() < Date.parse(askedAt) + dayMs;
}
