import { sidesInFeet } from "./booth-feet.ts";

/** Ratio of floor areas that count as "about the same size". */
export const similarArea = { least: 2 / 3, most: 3 / 2 } as const;

/** Square feet of the first width by depth in a text, given in feet or meters; null without one. */
export function boothArea(size: string): number | null {
  const sides = sidesInFeet(size);
  return sides && sides.width * sides.depth;
}

/**
 * Booths by floor area, with the usual budget of a booth of that size, as the quote form writes it.
 */
export const sizeBands = [
  { value: "up-to-100", label: "Up to 100 sq ft", most: 100, budget: "5000-15000" },
  { value: "101-400", label: "101 to 400 sq ft", most: 400, budget: "15000-75000" },
  { value: "401-1000", label: "401 to 1,000 sq ft", most: 1000, budget: "75000-150000" },
  {
    value: "more-than-1000",
    label: "More than 1,000 sq ft",
    most: Number.POSITIVE_INFINITY,
    budget: "150000+",
  },
] as const;
export type SizeBand = (typeof sizeBands)[number];
