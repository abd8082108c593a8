import type { BoothType, Floor } from "../booth.ts";
import type { Face, Point } from "../scene.ts";

/** False for booths in a row, above which shows forbid signs. */
export function mayHangSigns(type: BoothType): boolean {
  return type !== "inline" && type !== "perimeter";
}

/** A fabric ring below the hall's ceiling, in the exhibitor's colors. */
export function hangingSign({ width, depth }: Floor, bottom: number): Face[] {
  const size = Math.min(width, depth) * 0.44;
  const height = Math.max(1.6, size * 0.26);
  const [west, north] = [(width - size) / 2, (depth - size) / 2];
  const [east, south] = [west + size, north + size];
  const top = bottom + height;
  const side = (a: [number, number], b: [number, number], fill: Face["fill"]): Face => ({
    points: [
      [...a, bottom],
      [...b, bottom],
      [...b, top],
      [...a, top],
    ],
    fill,
    pen: "normal",
  });
  const band = (a: [number, number], b: [number, number]): Face => ({
    ...side(a, b, "accent"),
    points: side(a, b, "accent").points.map(
      ([x, y, z]): Point => [x, y, z === top ? bottom + height * 0.3 : z],
    ),
    pen: "none",
  });
  const hook: Point = [width / 2, depth / 2, top + size * 0.55];
  const wires = (
    [
      [west, south],
      [east, south],
      [east, north],
    ] as const
  ).map(([x, y]): Face => ({ points: [[x, y, top], hook], fill: "none", pen: "fine", open: true }));
  return [
    ...wires,
    side([west, north], [east, north], "right"),
    side([west, north], [west, south], "right"),
    side([west, south], [east, south], "top"),
    side([east, north], [east, south], "left"),
    band([west, south], [east, south]),
    band([east, north], [east, south]),
  ];
}
