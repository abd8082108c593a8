const firstYear = 1900;
const yearsAhead = 5;

/** Whether the year is plausible for a project: from 1900 to five years ahead of now. */
export function isPossibleYear(year: string, now: Date): boolean {
  return Number(year) >= firstYear && Number(year) <= now.getUTCFullYear() + yearsAhead;
}
