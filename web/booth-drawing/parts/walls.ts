import type { BoothType, Floor, Side } from "../booth.ts";
import type { Face, Solid } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";
import type { Wall } from "./wall-panel.ts";

const thick = 0.5;

// from the IAEE's display guidelines, which shows adopt: beside an aisle a peninsula's back wall
// must not hide the neighbors
const besideAisle = 5;
const lowWall = 4;

export type Walls = {
  /** Drawn behind everything in the booth. */
  behind: Face[];
  /** Drawn in front of everything in the booth: the right neighbor's side wall, transparent. */
  before: Face[];
  /** The wall that carries screens and graphics; null where all sides are open. */
  main: Wall | null;
};

/** Height limit of a back wall of this type, in feet. */
export function wallHeight(type: BoothType): number {
  return type === "perimeter" ? 12 : type === "inline" ? 8 : 11;
}

/** The walls of a booth, on the sides that are not open. */
export function walls(type: BoothType, { width, depth }: Floor, ground: number): Walls {
  if (type === "island") return { behind: [], before: [], main: null };
  const height = wallHeight(type);
  if (type === "peninsula") return peninsulaWalls(width, ground, height);
  const back = { x: 0, y: 0, z: ground, w: width, d: thick, h: height };
  const main: Wall = { facing: "y", at: thick, from: 0, to: width, z: ground, h: height };
  const hasNeighbors = type === "inline" || type === "perimeter";
  const behind = boxFaces(back);
  if (type === "other") {
    behind.push(...boxFaces({ x: width - thick, y: 0, z: ground, w: thick, d: depth / 2, h: 7 }));
  }
  if (!hasNeighbors) return { behind, before: [], main };
  return {
    behind: [...sideWall(0, depth, ground), ...behind],
    before: sideWall(width - thick, depth, ground, true),
    main,
  };
}

/**
 * A wall on each closed side: opaque at the back and on the left, transparent on the right and in
 * front.
 */
export function closedSides(
  open: readonly Side[],
  { width, depth }: Floor,
  { ground: z, height: h }: { ground: number; height: number },
): Walls {
  const isClosed = (side: Side) => !open.includes(side);
  const left = { x: 0, y: 0, z, w: thick, d: depth, h };
  const back = { x: 0, y: 0, z, w: width, d: thick, h };
  const right = { x: width - thick, y: 0, z, w: thick, d: depth, h: lowWall };
  const front = { x: 0, y: depth - thick, z, w: width, d: thick, h: lowWall };
  const main: Wall | null = isClosed("back")
    ? { facing: "y", at: thick, from: 0, to: width, z, h }
    : isClosed("left")
      ? { facing: "x", at: thick, from: 0, to: depth, z, h }
      : null;
  return {
    behind: [
      ...(isClosed("back") ? boxFaces(back) : []),
      ...(isClosed("left") ? boxFaces(left) : []),
    ],
    before: [
      ...(isClosed("right") ? boxFaces(right, seenThrough("right")) : []),
      ...(isClosed("front") ? boxFaces(front, seenThrough("left")) : []),
    ],
    main,
  };
}

/** A wall drawn like glass, of which only one face shows. */
function seenThrough(face: "left" | "right") {
  return { top: "none", left: "none", right: "none", [face]: "glass", pen: "fine" } as const;
}

/**
 * The back wall of a peninsula: high in the middle, low within five feet of both aisles; a narrow
 * booth's is low throughout.
 */
function peninsulaWalls(width: number, z: number, height: number): Walls {
  const part = (x: number, w: number, h: number) => boxFaces({ x, y: 0, z, w, d: thick, h });
  const middle = width - 2 * besideAisle;
  if (middle <= 0) return { behind: part(0, width, lowWall), before: [], main: null };
  const end = width - besideAisle;
  return {
    // ordered from far to near
    behind: [
      ...part(0, besideAisle, lowWall),
      ...part(besideAisle, middle, height),
      ...part(end, besideAisle, lowWall),
    ],
    before: [],
    main: { facing: "y", at: thick, from: besideAisle, to: end, z, h: height },
  };
}

/**
 * A wall between neighbors: full height at the back, low in front, so that both booths can be seen
 * from the aisle.
 */
function sideWall(x: number, depth: number, z: number, seenThrough = false): Face[] {
  const glass = { top: "none", left: "none", right: "glass", pen: "fine" } as const;
  const looks = seenThrough ? glass : {};
  const rear: Solid["box"] = { x, y: 0, z, w: thick, d: depth * 0.5, h: 8 };
  const front: Solid["box"] = { x, y: depth * 0.5, z, w: thick, d: depth * 0.5, h: 3.2 };
  return [...boxFaces(rear, looks), ...boxFaces(front, looks)];
}
