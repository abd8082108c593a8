import type { Area } from "../placement.ts";
import { disc, pillar } from "../round-faces.ts";
import type { Face, Solid } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";

/** A high table with stools around it. */
export function tableWithStools({ x, y, w, d }: Area, z: number): Solid {
  const [cx, cy] = [x + w / 2, y + d / 2];
  const reach = Math.min(w, d) / 2 - 0.6;
  const behind = [stool(cx - reach, cy - 0.3, z), stool(cx + 0.2, cy - reach, z)];
  const before = [stool(cx + reach, cy + 0.4, z), stool(cx - 0.2, cy + reach, z)];
  return {
    box: { x, y, z, w, d, h: 3.4 },
    faces: [
      ...behind.flat(),
      disc([cx, cy, z], 0.9, "left"),
      ...pillar([cx, cy, z], 0.15, 3.2, "right"),
      disc([cx, cy, z + 3.3], 1.5, "top"),
      ...before.flat(),
    ],
  };
}

/** A sofa with a low table. */
export function lounge({ x, y, w, d }: Area, z: number): Solid {
  const faces: Face[] = [
    ...boxFaces({ x, y, z, w: 0.7, d, h: 2.4 }, { right: "left" }),
    ...boxFaces({ x, y, z, w, d: 0.8, h: 2.6 }),
    ...boxFaces({ x: x + 0.7, y: y + 0.8, z, w: w - 0.7, d: 1.7, h: 1.3 }),
    ...boxFaces({ x, y, z, w: 0.7, d, h: 1.9 }),
    ...boxFaces({ x: x + w * 0.4, y: y + d - 1.4, z, w: w * 0.45, d: 1.2, h: 1.1 }),
  ];
  return { box: { x, y, z, w, d, h: 2.6 }, faces: faces.slice(3) };
}

function stool(x: number, y: number, z: number): Face[] {
  return [...pillar([x, y, z], 0.12, 2, "right"), ...pillar([x, y, z + 2], 0.5, 0.3, "left")];
}
