import type { Floor } from "../booth-drawing/booth.ts";
import type { Point } from "../booth-drawing/scene.ts";

/** A shape in the hall; `depth` is its distance into the haze, from 0 near to 1 far. */
export type HallShape = {
  kind: "block" | "blockSide" | "truss" | "sign";
  points: Point[];
  depth: number;
};

/** The lines between the aisle's floor tiles. */
export function aisleTiles({ width, depth }: Floor): [from: Point, to: Point][] {
  const far = 260;
  return Array.from({ length: 25 }, (_, index) => index * 20 - 240).flatMap((at) => [
    [
      [width / 2 + at, -far, 0],
      [width / 2 + at, depth + 40, 0],
    ],
    [
      [-far, depth / 2 + at, 0],
      [width + 40, depth / 2 + at, 0],
    ],
  ]);
}

/** The hall behind a booth: neighbors in the haze, and trusses below the roof. */
export function hallAround({ depth }: Floor, random: () => number): HallShape[] {
  const shapes: HallShape[] = [];
  // drawn from far to near, so that near shapes cover far ones
  for (let row = 4; row >= 1; row--) {
    const haze = row / 4;
    for (let place = -5; place <= 6; place++) {
      const along = place * 34 + (random() - 0.5) * 8;
      const size = { w: 14 + random() * 14, d: 12 + random() * 8, h: 7 + random() * 9 };
      shapes.push(...neighbor([along, -34 * row - 14, size], haze, random() < 0.35));
      const beside = { w: size.d, d: size.w, h: size.h };
      shapes.push(...neighbor([-34 * row - 26, along, beside], haze, random() < 0.35));
    }
  }
  for (let row = 0; row < 6; row++) {
    const y = depth * 0.5 - row * 42;
    shapes.push(truss([-240, y, 34], [240, y, 34], row / 6));
  }
  return shapes;
}

type Size = { w: number; d: number; h: number };

function neighbor([x, y, { w, d, h }]: [number, number, Size], depth: number, hasSign: boolean) {
  const box = (z: number, up: number, inset: number): HallShape[] => {
    const [west, east, north, south] = [x + inset, x + w - inset, y + inset, y + d - inset];
    return [
      {
        kind: "block",
        points: [
          [west, south, z],
          [east, south, z],
          [east, south, up],
          [west, south, up],
        ],
        depth,
      },
      {
        kind: "blockSide",
        points: [
          [east, north, z],
          [east, south, z],
          [east, south, up],
          [east, north, up],
        ],
        depth,
      },
    ];
  };
  const sign = hasSign
    ? box(h + 5, h + 9, w * 0.2).map((shape) => ({ ...shape, kind: "sign" as const }))
    : [];
  return [...box(0, h, 0), ...sign];
}

function truss(from: Point, to: Point, depth: number): HallShape {
  return { kind: "truss", points: [from, to], depth };
}
