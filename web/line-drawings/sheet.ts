import { outline } from "../booth-drawing/outline.ts";
import { fitOnSheet } from "../booth-drawing/projection.ts";
import type { Point } from "../booth-drawing/scene.ts";

export type Tone = "paper" | "wash" | "shade" | "accent" | "none";
/** A face that hides the strokes behind it, or an open line. */
export type Stroke = {
  points: readonly Point[];
  tone: Tone;
  open?: boolean;
  pen?: "normal" | "bold" | "fine" | "dashed" | "accent";
};

export type Ink = Record<Exclude<Tone, "none">, string> & {
  ground: string;
  grid: string;
  line: string;
  mark: string;
};

const paperInk: Ink = {
  ground: "#fbf8f1",
  grid: "#ece5d6",
  line: "#1c2f49",
  mark: "#d9530b",
  paper: "#fffdf8",
  wash: "#f3ecdd",
  shade: "#e3dac6",
  accent: "#ff9a5f",
};
export const blueprintInk: Ink = {
  ground: "#14304f",
  grid: "#1f4066",
  line: "#dbe8f5",
  mark: "#ffb27f",
  paper: "#1b3a5e",
  wash: "#183555",
  shade: "#142d49",
  accent: "#a85a26",
};

/** Every drawing's width and height. */
const [width, height] = [960, 720];
const widths = { normal: 3, bold: 5, fine: 1.5, dashed: 2, accent: 4 };

/**
 * Draws strokes on graph paper, scaled to fit, in order from back to front. `over` is more SVG, in
 * the sheet's pixels.
 */
export function drawSheet(
  strokes: readonly Stroke[],
  { isBlueprint = false, isMirrored = false, margin = 110, over = "" }: Paper,
): string {
  const { place } = fitOnSheet(
    strokes.flatMap(({ points }) => points),
    { width, height, margin },
  );
  const drawn = strokes.map(({ points, tone, open, pen = "normal" }) => {
    const color = pen === "accent" ? "var(--mark)" : "var(--line)";
    const fill = open || tone === "none" ? "none" : `var(--${tone})`;
    const dash = pen === "dashed" ? ' stroke-dasharray="10 8"' : "";
    return `<path d="${outline(points.map(place))}${open ? "" : "Z"}" fill="${fill}" stroke="${color}" stroke-width="${widths[pen]}"${dash}/>`;
  });
  const turned = isMirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${isBlueprint ? inked(blueprintInk) : `${inked(paperInk)}@media (prefers-color-scheme:dark){${inked(blueprintInk)}}`}</style>`,
    `<rect width="${width}" height="${height}" fill="var(--ground)"/>`,
    `<path d="${graphPaper}" stroke="var(--grid)" stroke-width="1"/>`,
    `<g stroke-linejoin="round" stroke-linecap="round"${turned}>${drawn.join("")}</g>`,
    `${over}</svg>`,
  ].join("");
}

/**
 * Options of a sheet. Without `isBlueprint` it is paper in light mode and a blueprint in dark mode.
 */
type Paper = { isBlueprint?: boolean; isMirrored?: boolean; margin?: number; over?: string };

const inked = (ink: Ink) =>
  `svg{${Object.entries(ink)
    .map(([name, color]) => `--${name}:${color}`)
    .join(";")}}`;

const graphPaper = [
  ...Array.from({ length: 39 }, (_, at) => `M${(at + 1) * 24} 0v${height}`),
  ...Array.from({ length: 29 }, (_, at) => `M0 ${(at + 1) * 24}h${width}`),
].join("");
