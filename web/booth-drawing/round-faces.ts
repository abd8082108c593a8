import type { Face, Fill, Pen, Point } from "./scene.ts";

/** A horizontal disc. */
export function disc([x, y, z]: Point, radius: number, fill: Fill, pen: Pen = "normal"): Face {
  return { points: ring([x, y, z], radius), fill, pen };
}

/** A cylinder: its side, and the disc on top. */
export function pillar([x, y, z]: Point, radius: number, height: number, fill: Fill): Face[] {
  // the visible outline runs between the leftmost and the rightmost point, where x − y is extreme
  const reach = radius * Math.SQRT1_2;
  const front: Point[] = [];
  for (let step = 0; step <= 8; step++) {
    const angle = (-1 / 4 + step / 8) * Math.PI;
    front.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]);
  }
  const top: Point[] = [
    [x - reach, y + reach, z + height],
    [x + reach, y - reach, z + height],
  ];
  return [
    { points: [...front, ...top], fill, pen: "normal" },
    disc([x, y, z + height], radius, "top"),
  ];
}

function ring([x, y, z]: Point, radius: number): Point[] {
  return Array.from({ length: 20 }, (_, step) => {
    const angle = (step / 10) * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z] as const;
  });
}
