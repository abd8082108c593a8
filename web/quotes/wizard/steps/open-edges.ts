import type { Side } from "../../../booth-drawing/booth.ts";

/** The exhibit type whose booth has so many open sides; one with two has no name in the list. */
const typeByOpenSides = ["perimeter", "inline", "other", "peninsula", "island"] as const;

/** The exhibit type of a booth with these open sides. */
export function typeOfSides(open: readonly Side[]): string {
  return typeByOpenSides[open.length] ?? "island";
}

/** The sides that were pressed, while the exhibit type is still theirs; each type has its usual ones. */
export function pressedFor(pressed: readonly Side[], industry: string): readonly Side[] {
  return typeOfSides(pressed) === industry ? pressed : [];
}

/** The open sides after one edge is opened or closed; a booth keeps one of them. */
export function withEdge(open: readonly Side[], side: Side): readonly Side[] {
  if (!open.includes(side)) return [...open, side];
  return open.length === 1 ? open : open.filter((each) => each !== side);
}
