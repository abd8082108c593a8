const minute = 60_000;
const hour = 60 * minute;
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 8 * hour, 24 * hour];

/** When to try again after so many attempts, each pause longer than the last. Null: enough was tried. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
