import type { Point } from "../booth-drawing/scene.ts";
import type { Stroke, Tone } from "./sheet.ts";

type Place = readonly [x: number, y: number, z: number];
type Size = readonly [width: number, depth: number, height: number];

/** A polygon in space. */
export const face = (points: readonly Point[], tone: Tone = "paper"): Stroke => ({ points, tone });

export const line = (points: readonly Point[], pen: Stroke["pen"] = "normal"): Stroke => ({
  points,
  tone: "none",
  open: true,
  pen,
});

/** The three visible sides of a box. */
export function box([x, y, z]: Place, [w, d, h]: Size, isMarked = false): Stroke[] {
  const [right, front, top] = [x + w, y + d, z + h];
  return [
    onFloor([x, y, top], [w, d], isMarked ? "accent" : "paper"),
    face(
      [
        [x, front, z],
        [right, front, z],
        [right, front, top],
        [x, front, top],
      ],
      isMarked ? "accent" : "wash",
    ),
    face(
      [
        [right, y, z],
        [right, front, z],
        [right, front, top],
        [right, y, top],
      ],
      isMarked ? "accent" : "shade",
    ),
  ];
}

/** A horizontal rectangle. */
export function onFloor(
  [x, y, z]: Place,
  [w, d]: readonly [number, number],
  tone: Tone = "wash",
): Stroke {
  return face(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ],
    tone,
  );
}

/** A vertical rectangle that faces the front. */
export function upright(
  [x, y, z]: Place,
  [w, h]: readonly [number, number],
  tone: Tone = "paper",
): Stroke {
  return face(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + h],
      [x, y, z + h],
    ],
    tone,
  );
}

/** A circle, horizontal or facing the front. */
export function ring(
  [x, y, z]: Place,
  radius: number,
  tone: Tone = "paper",
  stands = false,
): Stroke {
  const points = Array.from({ length: 36 }, (_, at): Point => {
    const turn = (at / 36) * 2 * Math.PI;
    const [along, across] = [Math.cos(turn) * radius, Math.sin(turn) * radius];
    return stands ? [x + along, y, z + across] : [x + along, y + across, z];
  });
  return face(points, tone);
}

/** A person, for scale. */
export function person([x, y, z]: Place, isMarked = false): Stroke[] {
  const tone = isMarked ? "accent" : "paper";
  const body: Point[] = [
    [x - 0.55, y, z],
    [x + 0.55, y, z],
    [x + 0.75, y, z + 3.6],
    [x + 0.4, y, z + 4.5],
    [x - 0.4, y, z + 4.5],
    [x - 0.75, y, z + 3.6],
  ];
  return [face(body, tone), ring([x, y, z + 5.3], 0.65, tone, true)];
}

/** A dimension line with a tick at each end. */
export function dimension(from: Point, to: Point): Stroke[] {
  const tick = ([x, y, z]: Point) =>
    line(
      [
        [x - 0.5, y - 0.5, z],
        [x + 0.5, y + 0.5, z],
      ],
      "accent",
    );
  return [line([from, to], "accent"), tick(from), tick(to)];
}
