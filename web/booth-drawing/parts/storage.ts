import type { Area } from "../placement.ts";
import type { Solid } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";
import { panel, type Wall } from "./wall-panel.ts";

/** A storage closet with its door. */
export function storage({ x, y, w, d }: Area, z: number): Solid {
  const box = { x, y, z, w, d, h: 8 };
  const front: Wall = { facing: "y", at: y + d, from: x, to: x + w, z, h: 8 };
  return {
    box,
    faces: [
      ...boxFaces(box),
      panel(front, { from: 0.25, to: 0.8, bottom: 0, top: 0.84 }, "none", "fine"),
      panel(front, { from: 0.68, to: 0.74, bottom: 0.4, top: 0.47 }, "ink", "none"),
    ],
  };
}
