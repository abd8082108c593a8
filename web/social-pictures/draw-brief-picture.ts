import { openOf } from "../booth-drawing/booth.ts";
import { drawBooth } from "../booth-drawing/draw-booth.ts";
import { fitOnSheet, onFloor } from "../booth-drawing/projection.ts";
import type { Face, Fill, Pen } from "../booth-drawing/scene.ts";
import { lightColors as colors } from "../theme/tokens.ts";
import { setLine, widthOf } from "./set-line.ts";

/** Size in pixels, twice as large as emails show it. */
const briefPictureSize = { width: 1024, height: 560 } as const;

const fills: Record<Fill, string> = {
  none: `fill="none"`,
  floor: `fill="${colors.drawingFloor}"`,
  top: `fill="${colors.drawingTop}"`,
  left: `fill="${colors.drawingLeft}"`,
  right: `fill="${colors.drawingRight}"`,
  glass: `fill="${colors.drawingGlass}" fill-opacity=".55"`,
  accent: `fill="${colors.accent}"`,
  accentSoft: `fill="${colors.accentSoft}"`,
  ink: `fill="${colors.drawingLine}"`,
  light: `fill="${colors.accent}" fill-opacity=".12"`,
};
const pens: Record<Pen, string> = {
  none: "",
  fine: ` stroke="${colors.drawingFine}" stroke-width="1.2"`,
  normal: ` stroke="${colors.drawingLine}" stroke-width="1.8"`,
  bold: ` stroke="${colors.drawingLine}" stroke-width="3.2"`,
  accent: ` stroke="${colors.accent}" stroke-width="4.4"`,
};
const letterSize = 34;

type Brief = {
  industry: string;
  boothSize: string;
  features: readonly string[];
  openSides: readonly string[];
};

/** The booth that the quote form draws for a brief. */
export const boothOf = ({ industry, boothSize, features, openSides }: Brief) => ({
  type: industry,
  size: boothSize,
  features,
  ...openOf(openSides),
  seed: "quote",
});

/** The quote form's drawing of a brief, with dimensions, as an SVG that needs no fonts. */
export function drawBriefPicture(brief: Brief): string {
  const { width, height } = briefPictureSize;
  const { faces, lettering } = drawBooth(boothOf(brief), true);
  const points = [...faces.flatMap((face) => face.points), ...lettering.map(({ at }) => at)];
  const { place } = fitOnSheet(points, { width, height, margin: 56 });
  const path = ({ points, fill, pen, open }: Face) =>
    `<path ${fills[fill]}${pens[pen]} d="M${points.map((point) => place(point).join(" ")).join("L")}${open ? "" : "Z"}"/>`;
  const words = lettering.map(({ at, text, along }) => {
    const x = -widthOf(text, "text", letterSize) / 2;
    const line = setLine(text, {
      x,
      y: letterSize * 0.36,
      face: "text",
      size: letterSize,
      color: colors.drawingLine,
    });
    return `<g transform="matrix(${onFloor[along]} ${place(at).join(" ")})">${line}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.canvas}"/>`,
    `<g stroke-linejoin="round" stroke-linecap="round">`,
    ...faces.map(path),
    "</g>",
    ...words,
    "</svg>",
  ].join("");
}
