import { projectBounds } from "./my-portfolio/project-form.ts";

/** Whether a project may be of that year: from 1900 to five years ahead of now. */
export function isPossibleYear(year: string, now: Date): boolean {
  const { firstYear, yearsAhead } = projectBounds;
  return Number(year) >= firstYear && Number(year) <= now.getUTCFullYear() + yearsAhead;
}
