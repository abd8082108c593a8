import { brandGraphic } from "../brand-graphic.ts";
import type { Area } from "../placement.ts";
import type { Solid } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";
import { screen } from "./screen.ts";
import { panel, type Wall } from "./wall-panel.ts";

type Shows = { hasScreen: boolean; height: number };

/** An island's tower, which replaces walls and has the exhibitor's name on all sides. */
export function tower({ x, y, w, d }: Area, z: number, { hasScreen, height }: Shows): Solid {
  const box = { x, y, z, w, d, h: height };
  const front: Wall = { facing: "y", at: y + d, from: x, to: x + w, z, h: height };
  const right: Wall = { facing: "x", at: x + w, from: y, to: y + d, z, h: height };
  return {
    box,
    faces: [
      ...boxFaces(box),
      ...(hasScreen
        ? screen(front, { from: 0.12, to: 0.88, bottom: 0.26, top: 0.62 })
        : brandGraphic(front, 0.14, 0.86).slice(1)),
      panel(front, { from: 0, to: 1, bottom: 0.8, top: 0.9 }, "accent", "none"),
      panel(right, { from: 0, to: 1, bottom: 0.8, top: 0.9 }, "accent", "none"),
      panel(right, { from: 0.3, to: 0.7, bottom: 0, top: 0.5 }, "none", "fine"),
    ],
  };
}
