const minute = 60_000;
const hour = 60 * minute;
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour];

/** When to retry after this many attempts, with growing pauses. Null when attempts are used up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
