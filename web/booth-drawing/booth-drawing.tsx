import type { Booth } from "./booth.ts";
import { dashed, fills, lettering as letteringStyle, pens, sheet } from "./booth-drawing.css.ts";
import { drawBooth } from "./draw-booth.ts";
import { outline } from "./outline.ts";
import { fitOnSheet, onFloor } from "./projection.ts";
import type { Point } from "./scene.ts";

type Props = Booth & {
  /** Text alternative; without it the drawing is decorative. */
  label?: string;
  /**
   * Draws the dimensions in feet on the floor. Left out of small drawings, where they can't be
   * read.
   */
  dimensions?: boolean;
};

const size = { width: 400, height: 300, margin: 14 };

/**
 * Recent drawings as markup: many pages show the same booths, and rendering hundreds of elements
 * takes processor time.
 */
const drawn = new Map<string, string>();
const maxDrawn = 200;

function draw(booth: Booth, dimensions: boolean): string {
  const { type, size: feet, features, seed, open, marks } = booth;
  const key = JSON.stringify([type, feet, features, seed, dimensions, open, marks]);
  const before = drawn.get(key);
  if (before !== undefined) return before;
  const { faces, lettering } = drawBooth(booth, dimensions);
  const { place } = fitOnSheet([...faces, ...roomFor(lettering)].flatMap(pointsOf), size);
  const strokes = faces.map(({ points, fill, pen, open, dashed: isDashed }) => {
    return `<path class="${fills[fill]} ${pens[pen]}${isDashed ? ` ${dashed}` : ""}" d="${outline(points.map(place))}${open ? "" : "Z"}"/>`;
  });
  // the text is a size in feet, a number or a constant, so it needs no escaping
  const words = lettering.map(
    ({ at, text, along }) =>
      `<text class="${letteringStyle}" transform="matrix(${onFloor[along]} ${place(at).join(" ")})">${text}</text>`,
  );
  const now = [...strokes, ...words].join("");
  if (drawn.size >= maxDrawn) drawn.clear();
  drawn.set(key, now);
  return now;
}

/** A booth as an isometric line drawing in the page's colors. */
export function BoothDrawing({ label, dimensions = true, ...booth }: Props) {
  return (
    <svg
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={sheet}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and our own class names
      dangerouslySetInnerHTML={{ __html: draw(booth, dimensions) }}
    />
  );
}

function pointsOf({ points }: { points: readonly Point[] }): readonly Point[] {
  return points;
}

function roomFor(lettering: readonly { at: Point }[]): { points: Point[] }[] {
  return lettering.map(({ at: [x, y, z] }) => ({
    points: [
      [x, y, z],
      [x + 1, y + 1, z],
    ],
  }));
}
