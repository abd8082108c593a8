const dayMs = 86_400_000;

/** Whole days from the day of `now`, in UTC, to a day written YYYY-MM-DD; negative when it has passed. */
export function daysUntil(day: string, now: Date): number {
  const today = Date.parse(now.toISOString().slice(0, 10));
  return Math.round((Date.parse(day) - today) / dayMs);
}
