import type { BoothType, Floor } from "../booth.ts";
import type { Face, Solid } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";
import type { Wall } from "./wall-panel.ts";

const thick = 0.5;

// Shows copy these from the IAEE's display guidelines: beside an aisle a peninsula's back wall must not hide the neighbours
const besideAisle = 5;
const lowWall = 4;

export type Walls = {
  /** Behind everything that stands in the booth. */
  behind: Face[];
  /** The neighbour's side on the right, seen through: over everything in the booth. */
  before: Face[];
  /** Where screens and graphics hang; null where all sides are open. */
  main: Wall | null;
};

/** How high a back wall of this type may be, in feet. */
export function wallHeight(type: BoothType): number {
  return type === "perimeter" ? 12 : type === "inline" ? 8 : 11;
}

/** The walls of a booth: the sides that are not open. */
export function walls(type: BoothType, { width, depth }: Floor, ground: number): Walls {
  if (type === "island") return { behind: [], before: [], main: null };
  const height = wallHeight(type);
  if (type === "peninsula") return peninsulaWalls(width, ground, height);
  const back = { x: 0, y: 0, z: ground, w: width, d: thick, h: height };
  const main: Wall = { facing: "y", at: thick, from: 0, to: width, z: ground, h: height };
  const hasNeighbours = type === "inline" || type === "perimeter";
  const behind = boxFaces(back);
  if (type === "other") {
    behind.push(...boxFaces({ x: width - thick, y: 0, z: ground, w: thick, d: depth / 2, h: 7 }));
  }
  if (!hasNeighbours) return { behind, before: [], main };
  return {
    behind: [...sideWall(0, depth, ground), ...behind],
    before: sideWall(width - thick, depth, ground, true),
    main,
  };
}

/** High in the middle, low within five feet of both aisles; a narrow booth is low throughout. */
function peninsulaWalls(width: number, z: number, height: number): Walls {
  const part = (x: number, w: number, h: number) => boxFaces({ x, y: 0, z, w, d: thick, h });
  const middle = width - 2 * besideAisle;
  if (middle <= 0) return { behind: part(0, width, lowWall), before: [], main: null };
  const end = width - besideAisle;
  return {
    // from far to near
    behind: [
      ...part(0, besideAisle, lowWall),
      ...part(besideAisle, middle, height),
      ...part(end, besideAisle, lowWall),
    ],
    before: [],
    main: { facing: "y", at: thick, from: besideAisle, to: end, z, h: height },
  };
}

/** Between neighbours: full height behind, low in front, so that both are seen from the aisle. */
function sideWall(x: number, depth: number, z: number, seenThrough = false): Face[] {
  const glass = { top: "none", left: "none", right: "glass", pen: "fine" } as const;
  const looks = seenThrough ? glass : {};
  const rear: Solid["box"] = { x, y: 0, z, w: thick, d: depth * 0.5, h: 8 };
  const front: Solid["box"] = { x, y: depth * 0.5, z, w: thick, d: depth * 0.5, h: 3.2 };
  return [...boxFaces(rear, looks), ...boxFaces(front, looks)];
}
