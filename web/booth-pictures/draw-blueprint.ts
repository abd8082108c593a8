import { outline } from "../booth-drawing/outline.ts";
import type { Face } from "../booth-drawing/scene.ts";
import type { Spot } from "./camera.ts";

const [ground, line, mark] = ["#14304f", "#dbe8f5", "#ffb27f"];

const fills: Partial<Record<Face["fill"], string>> = {
  none: "none",
  glass: "none",
  light: "none",
  floor: "#193a5e",
  top: "#1d4269",
  accent: "#7a4a2c",
  accentSoft: "#5b4338",
};
const widths: Record<Face["pen"], number> = {
  none: 0.8,
  fine: 1,
  normal: 1.6,
  bold: 2.6,
  accent: 2,
};

type PlacedFace = Face & { spots: Spot[] };

/**
 * The picture's booth as a blueprint: the same faces from the same viewpoint, as pale lines on
 * blue.
 */
export function drawBlueprint(tiles: readonly Spot[][], faces: readonly PlacedFace[]): string {
  return [
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    `<path d="${tiles.map((tile) => outline(tile)).join("")}" stroke="${line}" stroke-opacity=".16" fill="none"/>`,
    `<g stroke-linejoin="round">`,
    ...faces.map(({ spots, fill, pen, open }) => {
      const stroke = pen === "accent" || fill === "accent" ? mark : line;
      const inside = open ? "none" : (fills[fill] ?? "#163556");
      return `<path d="${outline(spots)}${open ? "" : "Z"}" fill="${inside}" stroke="${stroke}" stroke-width="${widths[pen]}"/>`;
    }),
    "</g>",
  ].join("");
}
