import type { Point } from "../booth-drawing/scene.ts";

export type Spot = readonly [x: number, y: number];
export type Camera = {
  /**
   * Projects a point onto the picture plane, before it is fitted to the sheet; y grows downwards.
   */
  project(point: Point): Spot;
  /** Distance from the camera to a point along the view direction. */
  distance(point: Point): number;
  /** The y of the horizon, where the floor meets the hall's far end. */
  horizon: number;
};

type Stand = {
  target: Point;
  /** Degrees from the booth's front toward its right side. */
  azimuth: number;
  /** Degrees above the floor. */
  elevation: number;
  /** Distance to the target, in feet. */
  reach: number;
};

/**
 * A perspective camera. It stands in front of the booth and to its right, so that the three drawn
 * faces are visible.
 */
export function createCamera({ target, azimuth, elevation, reach }: Stand): Camera {
  const [a, e] = [azimuth, elevation].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
  ];
  // the camera's axes: forward into the hall, right and up along the sheet
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
