import { drawPicture } from "../booth-pictures/draw-picture.ts";
import { type BoothPicture, readPictureName } from "../booth-pictures/picture-name.ts";
import { lightColors as colors } from "../theme/tokens.ts";
import { breakLines, cutLines } from "./break-lines.ts";
import { setLine, widthOf } from "./set-line.ts";

export type SocialFacts = {
  /** The kind of page, in one or two words. */
  kind: string;
  title: string;
  /** Place, date and people in one line. */
  detail: string;
  /** Name of a drawing of this site: `island-20x30-atlas-1.svg`. */
  drawing: string;
};

export const socialSize = { width: 1200, height: 630 } as const;
/** The picture's area in pixels, for placing another picture over it. */
export const pictureArea = { left: 640, top: 0, width: 560, height: 630 } as const;

const edge = 64;
const textWidth = pictureArea.left - edge - 48;
const sizes = [66, 58, 50, 44, 38];

/** A page's sharing picture: its title, with a booth beside it. */
export function drawSocialPicture({
  siteName,
  kind,
  title,
  detail,
  drawing,
}: SocialFacts & { siteName: string }): string {
  const { width, height } = socialSize;
  const { left } = pictureArea;
  const line = (text: string, y: number, rest: Partial<Parameters<typeof setLine>[1]> = {}) =>
    setLine(text, { x: edge, y, face: "text", size: 26, color: colors.inkMuted, ...rest });
  const heading = headingOf(title);
  const pitch = heading.size * 1.1;
  const top = 262 + (heading.size - 38) * 0.5 - (heading.lines.length > 3 ? 14 : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.canvas}"/>`,
    graphPaper(),
    booth(readPictureName(drawing) ?? usual),
    `<rect x="${left - 2}" width="2" height="${height}" fill="${colors.ink}"/>`,
    mark(),
    setLine(siteName, { x: edge + 58, y: 95, face: "display", size: 33, color: colors.ink }),
    line(kind.toUpperCase(), 186, { size: 20, color: colors.accentInk, spacing: 90 }),
    ...heading.lines.map((text, index) =>
      line(text, Math.round(top + index * pitch), {
        face: "display",
        size: heading.size,
        color: colors.ink,
      }),
    ),
    `<rect x="${edge}" y="530" width="72" height="5" fill="${colors.accent}"/>`,
    ...cutLines(detail, { face: "text", size: 26, width: textWidth, lines: 1 }).map((text) =>
      line(text, 580),
    ),
    "</svg>",
  ].join("");
}

/** The heading in the largest size that fits into four lines; cut where even the smallest is too large. */
function headingOf(title: string): { size: number; lines: string[] } {
  for (const size of sizes) {
    const room = { face: "display", size, width: textWidth, lines: size > 50 ? 4 : 5 } as const;
    const lines = breakLines(title, room);
    const isWhole = title.split(/\s+/).every((word) => widthOf(word, "display", size) <= textWidth);
    if (lines && isWhole && lines.length * size * 1.1 <= 262) return { size, lines };
  }
  const size = sizes.at(-1) ?? 38;
  return { size, lines: cutLines(title, { face: "display", size, width: textWidth, lines: 5 }) };
}

const usual = readPictureName("island-30x40-s31f-1.svg") as BoothPicture;

/** The drawing, cropped to the picture's area. */
function booth(picture: BoothPicture): string {
  const { left, top, width, height } = pictureArea;
  const inner = drawPicture(picture).replace(
    /^<svg [^>]*>/,
    `<svg x="${left}" y="${top}" width="${width}" height="${height}" viewBox="0 0 960 720" preserveAspectRatio="xMidYMid slice">`,
  );
  return inner;
}

function graphPaper(): string {
  const lines = (step: number, stroke: string) =>
    Array.from({ length: Math.ceil(socialSize.width / step) }, (_, index) => index * step)
      .map((at) => `M${at} 0V630${at < 630 ? `M0 ${at}H640` : ""}`)
      .join("")
      .replace(/.+/, (path) => `<path d="${path}" stroke="${stroke}" fill="none"/>`);
  return lines(16, "#14202e08") + lines(80, "#14202e12");
}

/** The logo: a booth's corner with its floor in the accent color. */
function mark(): string {
  return `<g transform="translate(${edge - 10} 55) scale(1.5)"><path d="M18 17.5 29 24l-11 6.5L7 24z" fill="${colors.accent}"/><path d="M7 24V12l11-6.5L29 12v12l-11 6.5zM18 5.5v12M18 17.5 7 24m11-6.5L29 24" fill="none" stroke="${colors.ink}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"/></g>`;
}
