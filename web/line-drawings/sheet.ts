type Ink = Record<
  "paper" | "wash" | "shade" | "accent" | "ground" | "grid" | "line" | "mark",
  string
>;

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
export const sheetSize = { width: 960, height: 720 };
const { width, height } = sheetSize;

/** Draws paths on graph paper. `over` is more SVG, which is never mirrored. */
export function drawSheet(
  paths: string,
  { isBlueprint = false, isMirrored = false, over = "" }: Paper,
): string {
  const turned = isMirrored ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : "";
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${isBlueprint ? inked(blueprintInk) : `${inked(paperInk)}@media (prefers-color-scheme:dark){${inked(blueprintInk)}}`}</style>`,
    `<rect width="${width}" height="${height}" fill="var(--ground)"/>`,
    `<path d="${graphPaper}" stroke="var(--grid)" stroke-width="1"/>`,
    `<g stroke-linejoin="round" stroke-linecap="round"${turned}>${paths}</g>`,
    `${over}</svg>`,
  ].join("");
}

/**
 * Options of a sheet. Without `isBlueprint` it is paper in light mode and a blueprint in dark mode.
 */
type Paper = { isBlueprint?: boolean; isMirrored?: boolean; over?: string };

const inked = (ink: Ink) =>
  `svg{${Object.entries(ink)
    .map(([name, color]) => `--${name}:${color}`)
    .join(";")}}`;

const graphPaper = [
  ...Array.from({ length: 39 }, (_, at) => `M${(at + 1) * 24} 0v${height}`),
  ...Array.from({ length: 29 }, (_, at) => `M0 ${(at + 1) * 24}h${width}`),
].join("");
