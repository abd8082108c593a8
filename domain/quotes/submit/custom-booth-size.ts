import { readBoothSize } from "../booth-size-text.ts";
import { boothSizes } from "../options.ts";

/** Bounds in whole feet for one side of a custom booth: from a tabletop to the largest halls. */
export const boothSideBounds = { least: 5, most: 500 } as const;

type Side = "Booth width" | "Booth depth";

/** The error in one side of a custom booth as typed; null when valid. */
export function boothSideProblem(label: Side, typed: string): string | null {
  const { least, most } = boothSideBounds;
  const text = typed.trim();
  if (text === "") return `${label} is required`;
  const feet = /^\d{1,9}$/.test(text) ? Number(text) : null;
  if (feet !== null && feet >= least && feet <= most) return null;
  return `${label} must be a whole number of feet from ${least} to ${most}`;
}

/** A custom size as it is stored, like the sizes of the list: "24x36". "custom" while a side is missing or impossible. */
export function customBoothSize(width: string, depth: string): string {
  const isWhole =
    !boothSideProblem("Booth width", width) && !boothSideProblem("Booth depth", depth);
  return isWhole ? `${Number(width)}x${Number(depth)}` : "custom";
}

/** Both sides of a stored size that the list does not have, as they are typed; null for any other text. */
export function customBoothSides(size: string): { width: string; depth: string } | null {
  if (boothSizes.some(({ value }) => value === size)) return null;
  const { width, depth } = readBoothSize(size) ?? {};
  if (!width || !depth || customBoothSize(width, depth) === "custom") return null;
  return { width: `${Number(width)}`, depth: `${Number(depth)}` };
}
