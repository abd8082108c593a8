import { type BoothSide, knownSides } from "../../domain/quotes/open-sides.ts";

export type Side = BoothSide;

/** Known facts of a booth; each may be missing or unknown. */
export type Booth = {
  /** A value of the wizard's exhibit types. */
  type: string;
  /** Feet, width by depth: "20x30". Anything else is drawn as a size to be agreed. */
  size: string;
  /** Values of the wizard's features. */
  features: readonly string[];
  /** The sides from which visitors walk in, where they are not the type's usual ones. */
  open?: readonly Side[];
  /** The same seed gives the same drawing. */
  seed?: string;
};

/** Open sides for a drawing; empty where the request has the usual ones. */
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
  /** Requested width and depth, where they exceed what a drawing shows. */
  asked?: { width: number; depth: number };
};

/** The wizard's booth type, or `other`. */
export function boothTypeOf(type: string): BoothType {
  return boothTypes.find((known) => known === type) ?? "other";
}

/** Width and depth in feet, within what fits a sheet. A booth in a row has its long side on the aisle. */
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
