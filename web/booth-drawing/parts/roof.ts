import type { Floor } from "../booth.ts";
import type { Face, Solid } from "../scene.ts";
import { boxFaces, solidBox } from "../solid-box.ts";

const post = 0.45;

/** The posts of a pavilion's roof. */
export function roofPosts({ width, depth }: Floor, z: number, height: number): Solid[] {
  const corners = [
    [0, depth - post],
    [width - post, depth - post],
    [width - post, 0],
  ] as const;
  return corners.map(([x, y]) => solidBox({ x, y, z, w: post, d: post, h: height }));
}

/** A pavilion's roof: an open lattice through which the booth remains visible. */
export function roof({ width, depth }: Floor, z: number): Face[] {
  const top = z + 1.6;
  const joists = Math.max(4, Math.round(width / 3.5));
  return [
    ...Array.from({ length: joists - 1 }, (_, joist): Face => {
      const x = (width * (joist + 1)) / joists;
      return {
        points: [
          [x, 0, top],
          [x, depth, top],
        ],
        fill: "none",
        pen: "fine",
        open: true,
      };
    }),
    {
      points: [
        [0, 0, top],
        [width, 0, top],
        [width, depth, top],
        [0, depth, top],
      ],
      fill: "none",
      pen: "normal",
    },
    ...boxFaces({ x: 0, y: 0, z, w: width, d: depth, h: 1.6 }, { top: "none" }).slice(0, 2),
    {
      points: [
        [0, depth, z],
        [width, depth, z],
        [width, depth, z + 0.4],
        [0, depth, z + 0.4],
      ],
      fill: "accent",
      pen: "none",
    },
  ];
}
