import type { Area } from "../placement.ts";
import type { Solid } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";

/** A reception counter: a body with a colored band, and an overhanging top. */
export function counter({ x, y, w, d }: Area, z: number): Solid {
  const body = { x: x + 0.2, y: y + 0.2, z, w: w - 0.4, d: d - 0.4, h: 3.2 };
  const top = { x, y, z: z + 3.2, w, d, h: 0.3 };
  const south = body.y + body.d;
  return {
    box: { x, y, z, w, d, h: 3.5 },
    faces: [
      ...boxFaces(body),
      {
        points: [
          [body.x, south, z + 0.4],
          [body.x + body.w, south, z + 0.4],
          [body.x + body.w, south, z + 1.1],
          [body.x, south, z + 1.1],
        ],
        fill: "accent",
        pen: "none",
      },
      ...boxFaces(top),
    ],
  };
}
