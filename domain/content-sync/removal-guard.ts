/** The part of a kind that may disappear in one sync: more is rather a mistake than a wish. */
const mostRemoved = 1 / 5;

/** Whether a sync that would remove so many of what is known has to be stopped. */
export function isTooMuchToRemove(removed: number, known: number): boolean {
  return removed > known * mostRemoved;
}
