import type { Booth } from "./booth.ts";
import { fills, lettering as letteringStyle, pens, sheet } from "./booth-drawing.css.ts";
import { drawBooth } from "./draw-booth.ts";
import { outline } from "./outline.ts";
import { fitOnSheet, onFloor } from "./projection.ts";
import type { Point } from "./scene.ts";

type Props = Booth & {
  /** Text alternative; without one the drawing is decoration. */
  label?: string;
  /** Draws dimensions in feet on the floor. Omit for small drawings, where they are unreadable. */
  dimensions?: boolean;
};

const size = { width: 400, height: 300, margin: 14 };

/** The latest drawings as markup: the same booths stand on many pages, and rendering hundreds of elements takes processor time. */
const drawn = new Map<string, string>();
const maxDrawn = 200;

function draw(booth: Booth, dimensions: boolean): string {
  const { type, size: feet, features, seed, open } = booth;
  const key = JSON.stringify([type, feet, features, seed, dimensions, open]);
  const before = drawn.get(key);
  if (before !== undefined) return before;
  const { faces, lettering } = drawBooth(booth, dimensions);
  const { place } = fitOnSheet([...faces, ...roomFor(lettering)].flatMap(pointsOf), size);
  const strokes = faces.map(({ points, fill, pen, open }) => {
    return `<path class="${fills[fill]} ${pens[pen]}" d="${outline(points.map(place))}${open ? "" : "Z"}"/>`;
  });
  // sizes in feet or a constant word, so that nothing needs escaping
  const words = lettering.map(
    ({ at, text, along }) =>
      `<text class="${letteringStyle}" transform="matrix(${onFloor[along]} ${place(at).join(" ")})">${text}</text>`,
  );
  const now = [...strokes, ...words].join("");
  if (drawn.size >= maxDrawn) drawn.clear();
  drawn.set(key, now);
  return now;
}

/** The product's own picture: a booth as an isometric line drawing, in the colors of the page. */
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
