import type { Floor } from "./booth.ts";
import type { Face, Lettering, Point } from "./scene.ts";

/** Dimension lines in feet on the hall's floor, in front of the booth and to its right. */
export function dimensions({ width, depth, isCustom, asked }: Floor): {
  lines: Face[];
  lettering: Lettering[];
} {
  const away = Math.max(width, depth) * 0.09 + 1;
  const tick = away * 0.28;
  const line = (...points: Point[]): Face => ({ points, fill: "none", pen: "fine", open: true });
  const slash = ([x, y]: [number, number]): Face => ({
    points: [
      [x - tick / 2, y - tick / 2, 0],
      [x + tick / 2, y + tick / 2, 0],
    ],
    fill: "none",
    pen: "normal",
    open: true,
  });
  const [front, right] = [depth + away, width + away];
  const stated = asked ?? { width, depth };
  const over = tick * 0.6;
  const beyond = Math.max(width, depth) * 0.065 + 0.4;
  return {
    lines: [
      line([0, depth + over, 0], [0, front + over, 0]),
      line([width, depth + over, 0], [width, front + over, 0]),
      line([-over, front, 0], [width + over, front, 0]),
      line([width + over, 0, 0], [right + over, 0, 0]),
      line([width + over, depth, 0], [right + over, depth, 0]),
      line([right, -over, 0], [right, depth + over, 0]),
      ...(
        [
          [0, front],
          [width, front],
          [right, 0],
          [right, depth],
        ] as [number, number][]
      ).map(slash),
    ],
    lettering: [
      {
        at: [width / 2, front + beyond, 0],
        text: isCustom ? "width" : `${stated.width} ft`,
        along: "x",
      },
      {
        at: [right + beyond, depth / 2, 0],
        text: isCustom ? "depth" : `${stated.depth} ft`,
        along: "y",
      },
    ],
  };
}
