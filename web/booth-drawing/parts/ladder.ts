import type { Area } from "../placement.ts";
import type { Face, Solid } from "../scene.ts";
import { person } from "./person.ts";

/** A ladder with a builder beside it: the booth is still under construction. */
export function ladder({ x, y, w, d }: Area, z: number): Solid {
  const top = z + 7;
  const rail = (from: number, foot: number): Face => ({
    points: [
      [x + from, y + foot, z],
      [x + from, y + 1.2, top],
    ],
    fill: "none",
    pen: "normal",
    open: true,
  });
  const rungs = [1, 2, 3, 4, 5, 6].map((step): Face => {
    const run = y + d - 0.2 + ((1.2 - (d - 0.2)) * step) / 7;
    return {
      points: [
        [x, run, z + step],
        [x + 1.4, run, z + step],
      ],
      fill: "none",
      pen: "normal",
      open: true,
    };
  });
  const rails = [rail(0, 0), rail(1.4, 0), rail(0, d - 0.2), rail(1.4, d - 0.2)];
  const builder = person(x + w - 0.6, y + d * 0.6, z, true);
  return { box: { x, y, z, w, d, h: 7 }, faces: [...rails, ...rungs, ...builder.faces] };
}
