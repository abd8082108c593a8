import type { Area } from "../placement.ts";
import { pillar } from "../round-faces.ts";
import type { Solid } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";

/** A coffee bar: shelves at the back, a counter in front of them, the machine on top. */
export function bar({ x, y, w, d }: Area, z: number): Solid {
  const front = y + d - 1.6;
  return {
    box: { x, y, z, w, d, h: 6.5 },
    faces: [
      ...boxFaces({ x, y, z, w, d: 0.8, h: 6.5 }),
      ...[2.6, 4, 5.3].map((height) => ({
        points: [
          [x + 0.3, y + 0.8, z + height],
          [x + w - 0.3, y + 0.8, z + height],
        ] as const,
        fill: "none" as const,
        pen: "fine" as const,
        open: true,
      })),
      ...boxFaces({ x, y: front, z, w, d: 1.6, h: 3.4 }),
      ...boxFaces({ x: x + 0.5, y: front + 0.4, z: z + 3.4, w: 1.2, d: 0.8, h: 1.3 }),
      ...[0.5, 0.66, 0.82].flatMap((part) =>
        pillar([x + w * part, front + 0.8, z + 3.4], 0.17, 0.4, "accent"),
      ),
    ],
  };
}
