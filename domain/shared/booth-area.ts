import { sidesInFeet } from "./booth-feet.ts";

/** Areas counted as "about the same size": from two thirds to one and a half times. */
export const similarArea = { least: 2 / 3, most: 3 / 2 } as const;

/** Square feet of the first width by depth in a text, in feet or meters; null when there is none, which sorts last. */
export function boothArea(size: string): number | null {
  const sides = sidesInFeet(size);
  return sides && sides.width * sides.depth;
}

/** Booths by floor area, with the budget that a booth of the size usually has, as the quote form writes it. */
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
