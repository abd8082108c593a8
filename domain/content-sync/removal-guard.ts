/** Maximum share of a kind that one sync may remove; more is likely a mistake. */
const mostRemoved = 1 / 5;

/** Whether a sync would remove too large a share of the known pages. */
export function isTooMuchToRemove(removed: number, known: number): boolean {
  return removed > known * mostRemoved;
}
