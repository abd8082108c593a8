import type { Booth } from "./booth.ts";
import { fills, lettering as letteringStyle, pens, sheet } from "./booth-drawing.css.ts";
import { drawBooth } from "./draw-booth.ts";
import { fitOnSheet, onFloor } from "./projection.ts";
import type { Point } from "./scene.ts";

type Props = Booth & {
  /** Text alternative; without one the drawing is decoration. */
  label?: string;
  /** Draws dimensions in feet on the floor. Omit for small drawings, where they are unreadable. */
  dimensions?: boolean;
};

const size = { width: 400, height: 300, margin: 14 };

type Drawn = {
  strokes: { className: string; d: string }[];
  words: { along: keyof typeof onFloor; transform: string; text: string }[];
};

/** Drawings of before: the same booths are on page after page. */
const drawn = new Map<string, Drawn>();
const mostDrawn = 200;

function draw(booth: Booth, dimensions: boolean): Drawn {
  const { type, size: feet, features, seed, open } = booth;
  const key = JSON.stringify([type, feet, features, seed, dimensions, open]);
  const before = drawn.get(key);
  if (before) return before;
  const { faces, lettering } = drawBooth(booth, dimensions);
  const { place } = fitOnSheet([...faces, ...roomFor(lettering)].flatMap(pointsOf), size);
  const now = {
    strokes: faces.map(({ points, fill, pen, open }) => ({
      className: `${fills[fill]} ${pens[pen]}`,
      d: `M${points.map((point) => place(point).join(" ")).join("L")}${open ? "" : "Z"}`,
    })),
    words: lettering.map(({ at, text, along }) => ({
      along,
      transform: `matrix(${onFloor[along]} ${place(at).join(" ")})`,
      text,
    })),
  };
  if (drawn.size >= mostDrawn) drawn.clear();
  drawn.set(key, now);
  return now;
}

/** The product's own picture: a booth as an isometric line drawing, in the colors of the page. */
export function BoothDrawing({ label, dimensions = true, ...booth }: Props) {
  const { strokes, words } = draw(booth, dimensions);
  return (
    <svg
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={sheet}
    >
      {strokes.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no name but their turn
        <path key={index} {...stroke} />
      ))}
      {words.map(({ along, transform, text }) => (
        <text key={along} className={letteringStyle} transform={transform}>
          {text}
        </text>
      ))}
    </svg>
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
