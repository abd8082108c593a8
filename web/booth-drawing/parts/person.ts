import type { Point, Solid } from "../scene.ts";

/** Half of a standing figure's outline, in feet from its center line, from the shoulder down. */
const coat: readonly (readonly [across: number, up: number])[] = [
  [0.2, 4.95],
  [0.78, 4.7],
  [0.92, 3.9],
  [0.86, 2.7],
  [0.62, 2.7],
  [0.52, 0.1],
  [0.12, 0.1],
  [0.06, 2.3],
];

/** A person about 5.9 feet tall, for scale. */
export function person(x: number, y: number, floor: number, isBuilder = false): Solid {
  const at = (across: number, up: number): Point => [
    // moves the point sideways on the sheet: along x by as much as back along y
    x + across * Math.tan(Math.PI / 6),
    y - across * Math.tan(Math.PI / 6),
    floor + up,
  ];
  const body = [
    ...coat.map(([across, up]) => at(across, up)),
    ...[...coat].reverse().map(([across, up]) => at(-across, up)),
  ];
  const head = Array.from({ length: 12 }, (_, step) => {
    const angle = (step / 6) * Math.PI;
    return at(0.43 * Math.cos(angle), 5.45 + 0.5 * Math.sin(angle));
  });
  const hat = [at(-0.6, 5.6), at(0.6, 5.6), at(0.42, 6), at(0, 6.12), at(-0.42, 6)];
  const fill = isBuilder ? "accent" : "ink";
  return {
    box: { x: x - 0.4, y: y - 0.4, z: floor, w: 0.8, d: 0.8, h: 6 },
    faces: [
      { points: body, fill, pen: "none" },
      { points: head, fill: "ink", pen: "none" },
      ...(isBuilder ? [{ points: hat, fill: "accent", pen: "none" } as const] : []),
    ],
  };
}
