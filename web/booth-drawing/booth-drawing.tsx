import type { Booth } from "./booth.ts";
import { fills, lettering as letteringStyle, pens, sheet } from "./booth-drawing.css.ts";
import { drawBooth } from "./draw-booth.ts";
import { fitOnSheet } from "./projection.ts";
import type { Point } from "./scene.ts";

type Props = Booth & {
  /** Text alternative; without one the drawing is decoration. */
  label?: string;
  /** Draws dimensions in feet on the floor. Omit for small drawings, where they are unreadable. */
  dimensions?: boolean;
};

const size = { width: 400, height: 300, margin: 14 };

/** Matrices that project lettering onto the floor along one of its axes. */
const lying = { x: "0.866 0.5 -0.866 0.5", y: "0.866 -0.5 0.866 0.5" };

/** The product's own picture: a booth as an isometric line drawing, in the colours of the page. */
export function BoothDrawing({ label, dimensions = true, ...booth }: Props) {
  const { faces, lettering } = drawBooth(booth, dimensions);
  const { place } = fitOnSheet([...faces, ...roomFor(lettering)].flatMap(pointsOf), size);
  return (
    <svg
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className={sheet}
    >
      {faces.map(({ points, fill, pen, open }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no name but their turn
          key={index}
          className={`${fills[fill]} ${pens[pen]}`}
          d={`M${points.map((point) => place(point).join(" ")).join("L")}${open ? "" : "Z"}`}
        />
      ))}
      {lettering.map(({ at, text, along }) => (
        <text
          key={along}
          className={letteringStyle}
          transform={`matrix(${lying[along]} ${place(at).join(" ")})`}
        >
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
