import type { Floor } from "../booth.ts";
import type { Face, Point } from "../scene.ts";

/** A truss with lamps across the booth on two legs, and their light on the floor. */
export function lights({ width, depth }: Floor, ground: number, height: number): Face[] {
  const y = depth * 0.55;
  const z = ground + height;
  const count = Math.min(5, Math.max(2, Math.round(width / 8)));
  const chord = (up: number): Face => line("normal", [0.5, y, z + up], [width - 0.5, y, z + up]);
  const leg = (x: number): Face => line("fine", [x, y, ground], [x, y, z]);
  const bays = Math.max(4, Math.round(width / 2));
  const webs: Point[] = Array.from({ length: bays + 1 }, (_, bay) => [
    0.5 + ((width - 1) * bay) / bays,
    y,
    z + (bay % 2),
  ]);
  const lamps = Array.from({ length: count }, (_, lamp) => width * ((lamp + 0.5) / count));
  const reach = Math.min(2.6, width / count / 2.4);
  return [
    ...lamps.map((x): Face => beam([x, y, z - 0.9], [x, y, ground], reach)),
    ...[0.5, width - 0.5].flatMap((x) => [leg(x - 0.3), leg(x + 0.3)]),
    chord(0),
    chord(1),
    line("fine", ...webs),
    ...lamps.flatMap((x): Face[] => [
      {
        points: [
          [x - 0.35, y, z],
          [x + 0.35, y, z],
          [x + 0.35, y, z - 0.9],
          [x - 0.35, y, z - 0.9],
        ],
        fill: "ink",
        pen: "none",
      },
    ]),
  ];
}

function line(pen: Face["pen"], ...points: Point[]): Face {
  return { points, fill: "none", pen, open: true };
}

/**
 * The outline of a lamp's cone of light: from the lamp to both edges of its pool, and around the
 * pool's near half.
 */
function beam(lamp: Point, [x, y, z]: Point, radius: number): Face {
  const pool = Array.from({ length: 13 }, (_, step): Point => {
    const angle = (-1 / 4 + step / 12) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  });
  return { points: [lamp, ...pool], fill: "light", pen: "none" };
}
