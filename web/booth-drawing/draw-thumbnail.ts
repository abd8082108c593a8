import { darkColors, lightColors } from "../theme/tokens.ts";
import type { Booth } from "./booth.ts";
import { drawBooth } from "./draw-booth.ts";
import { outline } from "./outline.ts";
import { fitOnSheet } from "./projection.ts";
import type { Face, Fill, Pen } from "./scene.ts";

type Colors = Record<keyof typeof lightColors, string>;

const sheet = { width: 200, height: 150, margin: 7 };

const fills = (colors: Colors): Record<Fill, string> => ({
  none: "fill:none",
  floor: `fill:${colors.drawingFloor}`,
  top: `fill:${colors.drawingTop}`,
  left: `fill:${colors.drawingLeft}`,
  right: `fill:${colors.drawingRight}`,
  glass: `fill:${colors.drawingGlass};fill-opacity:.55`,
  accent: `fill:${colors.accent}`,
  accentSoft: `fill:${colors.accentSoft}`,
  ink: `fill:${colors.drawingLine}`,
  light: `fill:${colors.accent};fill-opacity:.12`,
});
const pens = (colors: Colors): Record<Pen, string> => ({
  none: "stroke:none",
  fine: `stroke:${colors.drawingFine};stroke-width:.3`,
  normal: `stroke:${colors.drawingLine};stroke-width:.45`,
  bold: `stroke:${colors.drawingLine};stroke-width:.8`,
  accent: `stroke:${colors.accent};stroke-width:1.1`,
});

const rules = (colors: Colors) =>
  [
    ...Object.entries(fills(colors)).map(([name, look]) => `.f-${name}{${look}}`),
    ...Object.entries(pens(colors)).map(([name, look]) => `.p-${name}{${look}}`),
  ].join("");

/** A small drawing of a booth for lists: a standalone SVG with the page's light and dark colors. */
export function drawThumbnail(booth: Booth): string {
  const { faces } = drawBooth(booth, false);
  const { place } = fitOnSheet(
    faces.flatMap(({ points }) => points),
    sheet,
  );
  const path = ({ points, fill, pen, open }: Face) =>
    `<path class="f-${fill} p-${pen}" d="${outline(points.map(place))}${open ? "" : "Z"}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}">`,
    `<style>${rules(lightColors)}@media (prefers-color-scheme:dark){${rules(darkColors)}}</style>`,
    `<g stroke-linejoin="round" stroke-linecap="round">`,
    ...faces.map(path),
    "</g></svg>",
  ].join("");
}
