import type { Booth } from "./booth.ts";
import { fills, lettering as letteringStyle, pens, sheet } from "./booth-drawing.css.ts";
import { drawBooth } from "./draw-booth.ts";
import { fitOnSheet } from "./projection.ts";
import type { Point } from "./scene.ts";

type Props = Booth & {
  /** What the picture shows, for whoever does not see it; without one it is decoration. */
  label?: string;
  /** With feet on the floor. Leave them out of small pictures, where nobody could read them. */
  dimensions?: boolean;
};

const size = { width: 400, height: 300, margin: 14 };

/** Matrices that lay lettering on the floor along one of its axes. */
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
