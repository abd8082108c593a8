import { type BoothSide, knownSides } from "../../domain/quotes/open-sides.ts";

export type Side = BoothSide;

/** Facts about a booth; each may be missing or have an unknown value. */
export type Booth = {
  /** One of the wizard's exhibit types. */
  type: string;
  /** Width by depth in feet, such as "20x30". Any other text is drawn as a size to be agreed. */
  size: string;
  /** The wizard's feature values. */
  features: readonly string[];
  /** Sides without walls, where they differ from the type's default. */
  open?: readonly Side[];
  /** Codes of findings, whose numbers in this list mark their places. */
  marks?: readonly string[];
  /** Seed of random choices: the same seed gives the same drawing. */
  seed?: string;
};

/** The open sides for a drawing; empty when the request has the type's default. */
export function openOf(openSides: readonly string[]): Pick<Booth, "open"> {
  const open = knownSides(openSides);
  return open.length > 0 ? { open } : {};
}

const boothTypes = ["island", "inline", "peninsula", "pavilion", "perimeter", "other"] as const;
export type BoothType = (typeof boothTypes)[number];

export type Floor = {
  width: number;
  depth: number;
  isCustom: boolean;
  /** The requested width and depth in feet, when they are larger than a drawing shows. */
  asked?: { width: number; depth: number };
};

/** The wizard's booth type, or `other`. */
export function boothTypeOf(type: string): BoothType {
  return boothTypes.find((known) => known === type) ?? "other";
}

/**
 * Width and depth in feet, limited to what a drawing shows. A booth in a row has its long side on
 * the aisle.
 */
export function floorOf(size: string, type: BoothType): Floor {
  const [first = 0, second = 0] = /(\d+)\s*[x×]\s*(\d+)/i.exec(size)?.slice(1).map(Number) ?? [];
  if (!first && !second) return { width: 30, depth: 25, isCustom: true };
  const isTurned = (type === "inline" || type === "perimeter") && second > first;
  const [width, depth] = isTurned ? [second, first] : [first, second];
  const floor = { width: within(width), depth: within(depth), isCustom: false };
  const fits = floor.width === width && floor.depth === depth;
  return fits ? floor : { ...floor, asked: { width, depth } };
}

function within(feet: number): number {
  return Math.min(Math.max(feet, 8), 120);
}
