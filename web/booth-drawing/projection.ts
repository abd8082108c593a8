import type { Point } from "./scene.ts";

export type Spot = readonly [x: number, y: number];

const across = Math.cos(Math.PI / 6);
const down = Math.sin(Math.PI / 6);

/** Projects a point of the booth onto an isometric sheet, in feet from the back corner. */
export function project([x, y, z]: Point): Spot {
  return [(x - y) * across, (x + y) * down - z];
}

/** A function that scales projected points to fill a sheet and centers them. */
export function fitOnSheet(
  points: readonly Point[],
  sheet: { width: number; height: number; margin: number },
): { place: (point: Point) => Spot; scale: number } {
  const spots = points.map(project);
  const [left, right] = range(spots.map(([x]) => x));
  const [top, bottom] = range(spots.map(([, y]) => y));
  const scale = Math.min(
    (sheet.width - 2 * sheet.margin) / (right - left),
    (sheet.height - 2 * sheet.margin) / (bottom - top),
  );
  const shiftX = (sheet.width - scale * (left + right)) / 2;
  const shiftY = (sheet.height - scale * (top + bottom)) / 2;
  const place = (point: Point): Spot => {
    const [x, y] = project(point);
    return [round(x * scale + shiftX), round(y * scale + shiftY)];
  };
  return { place, scale };
}

function range(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** Matrices that project lettering onto the floor along one of its axes. */
export const onFloor = { x: "0.866 0.5 -0.866 0.5", y: "0.866 -0.5 0.866 0.5" };
