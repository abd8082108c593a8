import { panel, type Wall } from "./parts/wall-panel.ts";
import type { Face } from "./scene.ts";

/** The exhibitor's name and colors on a wall, as in a sketch before the design exists. */
export function brandGraphic(wall: Wall, from: number, to: number): Face[] {
  const across = (part: number) => from + (to - from) * part;
  return [
    panel(wall, { from, to, bottom: 0.78, top: 0.9 }, "accent", "none"),
    panel(wall, { from, to: across(0.62), bottom: 0.64, top: 0.69 }, "ink", "none"),
    panel(wall, { from, to: across(0.44), bottom: 0.55, top: 0.6 }, "ink", "none"),
  ];
}
