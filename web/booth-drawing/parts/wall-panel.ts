import type { Face, Fill, Pen, Point } from "../scene.ts";

/** A vertical surface that faces the front (`y`) or the right (`x`). */
export type Wall = {
  facing: "y" | "x";
  at: number;
  from: number;
  to: number;
  z: number;
  h: number;
};

/**
 * A rectangle on a wall, in fractions of the wall: from its left or back end, and from the bottom.
 */
export type Cut = { from: number; to: number; bottom: number; top: number };

/** A rectangle on a wall. */
export function panel(wall: Wall, cut: Cut, fill: Fill, pen: Pen = "normal"): Face {
  const { from, to, bottom, top } = cut;
  return {
    points: [
      pointOn(wall, from, bottom),
      pointOn(wall, to, bottom),
      pointOn(wall, to, top),
      pointOn(wall, from, top),
    ],
    fill,
    pen,
  };
}

/** A point on a wall, given as fractions of its length and height. */
export function pointOn({ facing, at, from, to, z, h }: Wall, along: number, up: number): Point {
  const run = from + (to - from) * along;
  const height = z + h * up;
  return facing === "y" ? [run, at, height] : [at, run, height];
}
