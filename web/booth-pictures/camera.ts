import type { Point } from "../booth-drawing/scene.ts";

export type Spot = readonly [x: number, y: number];
export type Camera = {
  /** The place of a point, before it is fitted to the sheet; y grows downwards. */
  project(point: Point): Spot;
  /** How far the camera is from a point, along its view. */
  distance(point: Point): number;
  /** The line where the floor meets the hall's end. */
  horizon: number;
};

type Stand = {
  target: Point;
  /** Degrees from the front of the booth toward its right side. */
  azimuth: number;
  /** Degrees above the floor. */
  elevation: number;
  /** Feet to the target. */
  reach: number;
};

/** A camera with perspective. It stands before the booth and to its right, so that the drawing's three faces are seen. */
export function createCamera({ target, azimuth, elevation, reach }: Stand): Camera {
  const [a, e] = [azimuth, elevation].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  // the view's own axes: forward into the hall, right along the sheet, up along the sheet
  const forward: Point = [-Math.cos(e) * Math.sin(a), -Math.cos(e) * Math.cos(a), -Math.sin(e)];
  const right: Point = [Math.cos(a), -Math.sin(a), 0];
  const up: Point = [-Math.sin(e) * Math.sin(a), -Math.sin(e) * Math.cos(a), Math.cos(e)];
  const eye = target.map((at, axis) => at - (forward[axis] ?? 0) * reach) as unknown as Point;
  const along = (point: Point, axis: Point) =>
    point.reduce((sum, at, index) => sum + (at - (eye[index] ?? 0)) * (axis[index] ?? 0), 0);
  const distance = (point: Point) => Math.max(1, along(point, forward));
  return {
    distance,
    project: (point) => [
      along(point, right) / distance(point),
      -along(point, up) / distance(point),
    ],
    horizon: -Math.tan(e),
  };
}
