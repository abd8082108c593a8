import { exactSize, readBoothSize } from "../booth-size-text.ts";
import { boothSizes } from "../options.ts";

export type BoothUnit = "ft" | "m";

/** Units of a custom booth size. */
export const boothUnits = [
  { value: "ft", label: "Feet" },
  { value: "m", label: "Meters" },
] as const satisfies { value: BoothUnit; label: string }[];

/** Bounds of one side of a custom booth, from a tabletop to the largest halls. */
const bounds = {
  ft: { least: 5, most: 500, words: "feet" },
  m: { least: 1.5, most: 150, words: "meters" },
} as const;
const metersPerFoot = 0.3048;

type Side = "Booth width" | "Booth depth";
/** Both sides as typed. */
export type CustomSides = { width: string; depth: string; unit: BoothUnit };

/** Meters for "m", feet for any other text. */
export function boothUnitOf(typed: string): BoothUnit {
  return typed === "m" ? "m" : "ft";
}

/** The error in one side of a custom booth as typed; null when valid. */
export function boothSideProblem(label: Side, typed: string, unit: BoothUnit): string | null {
  const { least, most, words } = bounds[unit];
  if (typed.trim() === "") return `Enter the ${label.toLowerCase()}`;
  const length = sideLength(typed);
  if (length !== null && length >= least && length <= most) return null;
  return `${label} must be a number of ${words} from ${least} to ${most}`;
}

/**
 * Formats a custom size for storage: "24x36" when both sides are whole feet, else with the nearest
 * whole feet first, which matching, prices and drawings read: "20x30 ft (6 x 9 m)". "custom" while
 * a side is missing or invalid.
 */
export function customBoothSize({ width, depth, unit }: CustomSides): string {
  const isWhole =
    !boothSideProblem("Booth width", width, unit) && !boothSideProblem("Booth depth", depth, unit);
  if (!isWhole) return "custom";
  const [wide, deep] = [Number(sideLength(width)), Number(sideLength(depth))];
  const feet = (length: number) => Math.round(unit === "m" ? length / metersPerFoot : length);
  const inFeet = `${feet(wide)}x${feet(deep)}`;
  const isExact = unit === "ft" && Number.isInteger(wide) && Number.isInteger(deep);
  return isExact ? inFeet : `${inFeet} ft (${wide} x ${deep} ${unit})`;
}

/** Both sides of a stored custom size, as typed; null for a size of the list and any other text. */
export function customBoothSides(size: string): CustomSides | null {
  if (boothSizes.some(({ value }) => value === size)) return null;
  const exact = exactSize(size);
  const { width, depth } = exact ?? readBoothSize(size) ?? {};
  if (!width || !depth) return null;
  const sides = { width: `${Number(width)}`, depth: `${Number(depth)}`, unit: exact?.unit ?? "ft" };
  const stored = customBoothSize(sides);
  return stored === "custom" || (exact && stored !== size) ? null : sides;
}

/** Parses a length with at most two decimals after a point or comma. */
function sideLength(typed: string): number | null {
  const text = typed.trim().replace(",", ".");
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
