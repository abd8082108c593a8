import type { Face } from "../scene.ts";
import { type Cut, panel, pointOn, type Wall } from "./wall-panel.ts";

/** A video wall: frame, panels and a play symbol. */
export function screen(wall: Wall, cut: Cut): Face[] {
  const across = (part: number) => cut.from + (cut.to - cut.from) * part;
  const up = (part: number) => cut.bottom + (cut.top - cut.bottom) * part;
  const seam = (from: [number, number], to: [number, number]): Face => ({
    points: [pointOn(wall, across(from[0]), up(from[1])), pointOn(wall, across(to[0]), up(to[1]))],
    fill: "none",
    pen: "fine",
    open: true,
  });
  const play: [number, number][] = [
    [0.43, 0.34],
    [0.6, 0.5],
    [0.43, 0.66],
  ];
  return [
    panel(wall, cut, "glass"),
    ...[1, 2].map((third) => seam([third / 3, 0], [third / 3, 1])),
    seam([0, 0.5], [1, 0.5]),
    {
      points: play.map(([a, b]) => pointOn(wall, across(a), up(b))),
      fill: "accent",
      pen: "none",
    },
  ];
}
