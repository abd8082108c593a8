import type { Side } from "../../../booth-drawing/booth.ts";

/**
 * The exhibit type for each number of open sides from 0 to 4; two open sides have no name of their
 * own.
 */
const typeByOpenSides = ["perimeter", "inline", "other", "peninsula", "island"] as const;

/** The exhibit type of a booth with these open sides. */
export function typeOfSides(open: readonly Side[]): string {
  return typeByOpenSides[open.length] ?? "island";
}

/**
 * The sides that were set one by one, while they match the exhibit type; empty for the type's
 * default.
 */
export function pressedFor(pressed: readonly Side[], industry: string): readonly Side[] {
  return typeOfSides(pressed) === industry ? pressed : [];
}

/** The open sides after toggling one edge; at least one stays open. */
export function withEdge(open: readonly Side[], side: Side): readonly Side[] {
  if (!open.includes(side)) return [...open, side];
  return open.length === 1 ? open : open.filter((each) => each !== side);
}
