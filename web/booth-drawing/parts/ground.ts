import type { Floor, Side } from "../booth.ts";
import type { Face, Point } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";

/** Height of the booth's own floor, in feet. */
export const groundHeight = 0.35;

/** The booth's floor with carpet tiles; open sides have the signal color. */
export function ground({ width, depth }: Floor, open: readonly Side[]): Face[] {
  const slab = { x: 0, y: 0, z: 0, w: width, d: depth, h: groundHeight };
  const z = groundHeight;
  const corners: Record<Side, [Point, Point]> = {
    back: [
      [0, 0, z],
      [width, 0, z],
    ],
    left: [
      [0, 0, z],
      [0, depth, z],
    ],
    right: [
      [width, 0, z],
      [width, depth, z],
    ],
    front: [
      [0, depth, z],
      [width, depth, z],
    ],
  };
  const line = (points: Point[], pen: Face["pen"]): Face => ({
    points,
    fill: "none",
    pen,
    open: true,
  });
  const tile = Math.max(5, Math.round(Math.max(width, depth) / 40) * 5);
  return [
    ...boxFaces(slab, { top: "floor" }),
    ...steps(width, tile).map((x) =>
      line(
        [
          [x, 0, z],
          [x, depth, z],
        ],
        "fine",
      ),
    ),
    ...steps(depth, tile).map((y) =>
      line(
        [
          [0, y, z],
          [width, y, z],
        ],
        "fine",
      ),
    ),
    ...open.map((side) => line(corners[side], "accent")),
  ];
}

function steps(length: number, step: number): number[] {
  return Array.from({ length: Math.ceil(length / step) - 1 }, (_, index) => (index + 1) * step);
}
