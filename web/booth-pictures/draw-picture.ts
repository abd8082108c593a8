import { seededRandom } from "../../domain/shared/seeded-random.ts";
import { boothTypeOf, floorOf } from "../booth-drawing/booth.ts";
import { drawBooth } from "../booth-drawing/draw-booth.ts";
import { outline } from "../booth-drawing/outline.ts";
import type { Face, Point } from "../booth-drawing/scene.ts";
import type { Spot } from "./camera.ts";
import { drawBlueprint } from "./draw-blueprint.ts";
import { aisleTiles, type HallShape, hallAround } from "./hall.ts";
import { type Palette, palettes } from "./palettes.ts";
import type { BoothPicture } from "./picture-name.ts";
import { shotOf } from "./shots.ts";

/** Every picture's width and height. */
const [width, height] = [960, 720];

/**
 * A booth as it might be photographed at its show: an SVG with its own colors. The same name gives
 * the same picture.
 */
export function drawPicture({ booth, seed, shot: number, isBlueprint }: BoothPicture): string {
  const palette = palettes[Math.floor(seededRandom(`colours/${seed}`)() * palettes.length)];
  const floor = floorOf(booth.size, boothTypeOf(booth.type));
  const { camera, isMirrored, fill } = shotOf(floor, seed, number);
  const faces = drawBooth(booth, false).faces;
  const place = fitTo(
    faces.flatMap(({ points }) => points.map(camera.project)),
    fill,
  );
  const at = (point: Point) => place(camera.project(point));
  const horizon = round(place([0, camera.horizon])[1]);
  const colors = palette ?? (palettes[0] as Palette);
  const isBefore = (points: readonly Point[]) =>
    points.every((point) => camera.distance(point) > 6);
  const tiles = aisleTiles(floor)
    .filter(isBefore)
    .map((line) => line.map(at))
    .filter(isInSight);
  const hall = hallAround(floor, seededRandom(`hall/${seed}`))
    .filter(({ points }) => isBefore(points))
    .map((shape) => ({ ...shape, spots: shape.points.map(at) }))
    .filter(({ spots }) => isInSight(spots));
  if (isBlueprint) {
    const spots = faces
      .map((face) => ({ ...face, spots: face.points.map(at) }))
      .filter(({ spots }) => isInSight(spots));
    return sheetOf(drawBlueprint(tiles, spots), isMirrored);
  }
  const body = [
    `<rect width="${width}" height="${height}" fill="url(#hall)"/>`,
    `<rect y="${horizon}" width="${width}" height="${Math.max(0, height - horizon)}" fill="url(#aisle)"/>`,
    `<path d="${tiles.map(outline).join("")}" stroke="${colors.line}" stroke-opacity=".1"/>`,
    ...hall.map((shape) => hallShape(shape, colors)),
    shadow(floor, at),
    `<g stroke="${colors.line}" stroke-linejoin="round">`,
    ...faces
      .map((face) => ({ ...face, spots: face.points.map(at) }))
      .filter(({ spots }) => isInSight(spots))
      .map(boothFace),
    "</g>",
    `<rect width="${width}" height="${height}" fill="url(#vignette)"/>`,
  ].join("");
  return sheetOf(body, isMirrored, definitions(colors));
}

function sheetOf(body: string, isMirrored: boolean, definitions = ""): string {
  const turned = isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>` : body;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${definitions}${turned}</svg>`;
}

function fitTo(spots: Spot[], fill: number): (spot: Spot) => Spot {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const scale = Math.min((width * fill) / (right - left), (height * fill) / (bottom - top));
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  return ([x, y]) => [width / 2 + (x - middleX) * scale, height * 0.52 + (y - middleY) * scale];
}

function shadow({ width: w, depth: d }: { width: number; depth: number }, at: (p: Point) => Spot) {
  const ring = (out: number): Point[] => [
    [-out, -out, 0],
    [w + out, -out, 0],
    [w + out, d + out, 0],
    [-out, d + out, 0],
  ];
  return [4, 3.2, 2.4, 1.6, 0.8]
    .map((out) => `<path d="${outline(ring(out).map(at))}Z" fill="#000" fill-opacity=".07"/>`)
    .join("");
}

const fills: Record<Face["fill"], string> = {
  none: "none",
  floor: "url(#carpet)",
  top: "url(#top)",
  left: "url(#left)",
  right: "url(#right)",
  glass: "url(#glass)",
  accent: "url(#accent)",
  accentSoft: "url(#soft)",
  ink: "url(#ink)",
  light: "url(#light)",
};

/** Stroke widths for edges, which a picture only hints at. */
const pens: Record<Face["pen"], string> = {
  none: "",
  fine: ' stroke-opacity=".16" stroke-width=".8"',
  normal: ' stroke-opacity=".3" stroke-width=".9"',
  bold: ' stroke-opacity=".5" stroke-width="1.6"',
  accent: "",
};

function boothFace({ spots, fill, pen, open }: Face & { spots: Spot[] }): string {
  if (open && pen === "accent") return "";
  const opacity = fill === "glass" ? ' fill-opacity=".78"' : "";
  return `<path d="${outline(spots)}${open ? "" : "Z"}" fill="${open ? "none" : fills[fill]}"${opacity}${pens[pen] || ' stroke="none"'}/>`;
}

/** False for a shape that is entirely outside the sheet; leaving it out makes the SVG smaller. */
function isInSight(spots: readonly Spot[]): boolean {
  const edge = 4;
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return (
    Math.max(...xs) > -edge &&
    Math.min(...xs) < width + edge &&
    Math.max(...ys) > -edge &&
    Math.min(...ys) < height + edge
  );
}

function hallShape(
  { kind, spots, depth }: HallShape & { spots: Spot[] },
  { hall, light, accent, line }: Palette,
) {
  const path = outline(spots);
  if (kind === "truss")
    return `<path d="${path}" stroke="${light}" stroke-opacity=".16" stroke-width="${round(3 - depth * 2)}" fill="none"/>`;
  const own = kind === "sign" ? accent[1] : kind === "block" ? line : "#000000";
  const full = { sign: 0.34, block: 0.13, blockSide: 0.2 }[kind];
  return `<path d="${path}Z" fill="${mixed(hall[1], own, full * (1.1 - depth * 0.8))}"/>`;
}

/** Mixes `part` of the second color into the first; both are `#rrggbb`. */
function mixed(under: string, over: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [under, over].map((color) =>
      Number.parseInt(color.slice(at, at + 2), 16),
    );
    const channel = Math.round(from + (to - from) * part);
    return channel.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

function definitions(palette: Palette): string {
  const down = (id: string, [from, to]: readonly [string, string], turn = 'x2="0" y2="1"') =>
    `<linearGradient id="${id}" ${turn}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const same = (color: string) => [color, color] as const;
  const { light } = palette;
  return `<defs>${[
    down("hall", palette.hall),
    down("aisle", palette.aisle),
    down("carpet", palette.carpet, 'x2="1" y2="1"'),
    down("top", same(palette.top)),
    down("left", palette.left),
    down("right", palette.right),
    down("accent", palette.accent),
    down("soft", same(palette.accentSoft)),
    down("ink", same(palette.ink)),
    down("glass", palette.screen, 'x2="1" y2="1"'),
  ].join(
    "",
  )}<linearGradient id="light" x2="0" y2="1"><stop stop-color="${light}" stop-opacity=".38"/><stop offset="1" stop-color="${light}" stop-opacity=".05"/></linearGradient><radialGradient id="vignette" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></radialGradient></defs>`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
