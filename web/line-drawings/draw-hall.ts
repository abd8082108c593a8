import { seededRandom } from "../../domain/shared/seeded-random.ts";
import { outline } from "../booth-drawing/outline.ts";
import { fitOnSheet } from "../booth-drawing/projection.ts";
import type { Point } from "../booth-drawing/scene.ts";
import { setLine, widthOf } from "../social-pictures/set-line.ts";
import { blueprintInk, drawSheet, sheetSize } from "./sheet.ts";

type Tone = "paper" | "wash" | "shade" | "accent";
/** A face that hides the strokes behind it, or without a tone a fine open line. */
type Stroke = { points: readonly Point[]; tone?: Tone };

const pattern = /^([a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,6})--([a-z0-9]{1,40})\.svg$/;

/**
 * Parses a name such as `las-vegas--ces.svg` and draws the outline of a show's halls, with the
 * city's name. Null for any other name.
 */
export function drawHall(name: string): string | null {
  const [, city = "", show = ""] = pattern.exec(name) ?? [];
  if (!city) return null;
  const random = seededRandom(`hall-outline/${show}`);
  const count = 2 + Math.floor(random() * 2);
  const strokes: Stroke[] = [onFloor([-3, -3, 0], [count * 20 + 3, 33], "shade")];
  for (let at = 0; at < count; at += 1) {
    strokes.push(...hall(at * 20, 14 + random() * 12, Math.floor(random() * 3), at === 0));
  }
  const words = cityName(city);
  const size = Math.min(56, (840 / widthOf(words, "display", 56)) * 56);
  return drawSheet(pathsOf(strokes), {
    isBlueprint: true,
    isMirrored: random() < 0.5,
    over: setLine(words, { x: 60, y: 664, face: "display", size, color: blueprintInk.line }),
  });
}

/** Scales strokes to the sheet, in order from back to front. */
function pathsOf(strokes: readonly Stroke[]): string {
  const { place } = fitOnSheet(
    strokes.flatMap(({ points }) => points),
    { ...sheetSize, margin: 96 },
  );
  return strokes
    .map(({ points, tone }) => {
      const fill = tone ? `var(--${tone})` : "none";
      return `<path d="${outline(points.map(place))}${tone ? "Z" : ""}" fill="${fill}" stroke="var(--line)" stroke-width="${tone ? 3 : 1.5}"/>`;
    })
    .join("");
}

/** A hall with a flat roof, sheds or a vault. */
function hall(x: number, depth: number, roof: number, isMarked: boolean): Stroke[] {
  const [width, height] = [17, 7];
  const [right, top] = [x + width, height];
  const body = [
    onFloor([x, 0, top], [width, depth], "paper"),
    face(
      [
        [x, depth, 0],
        [right, depth, 0],
        [right, depth, top],
        [x, depth, top],
      ],
      "wash",
    ),
    face(
      [
        [right, 0, 0],
        [right, depth, 0],
        [right, depth, top],
        [right, 0, top],
      ],
      "shade",
    ),
  ];
  const doors = [3, 7, 11].map((at) =>
    face(
      [
        [x + at, depth, 0],
        [x + at + 2, depth, 0],
        [x + at + 2, depth, 3.5],
        [x + at, depth, 3.5],
      ],
      isMarked && at === 7 ? "accent" : "paper",
    ),
  );
  if (roof === 0) return [...body, ...doors, onFloor([x + 2, 2, height], [13, depth - 4], "wash")];
  const bays = roof === 1 ? 4 : 1;
  const ridges = Array.from({ length: bays }, (_, bay) =>
    profile(x + (bay * width) / bays, width / bays, height, roof === 1 ? "shed" : "vault"),
  );
  return [
    ...body,
    ...ridges.flatMap((points) => [
      face([...at(points, 0), ...at(points, depth).toReversed()], "wash"),
      face(at(points, depth), "paper"),
      { points: at(points, 0) },
    ]),
    ...doors,
  ];
}

/** A polygon in space. */
const face = (points: readonly Point[], tone: Tone): Stroke => ({ points, tone });

/** A horizontal rectangle. */
function onFloor(
  [x, y, z]: readonly [x: number, y: number, z: number],
  [w, d]: readonly [width: number, depth: number],
  tone: Tone,
): Stroke {
  return face(
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + d, z],
      [x, y + d, z],
    ],
    tone,
  );
}

type Profile = readonly (readonly [x: number, z: number])[];

function profile(x: number, width: number, z: number, kind: "shed" | "vault"): Profile {
  if (kind === "shed") {
    return [
      [x, z],
      [x + width * 0.25, z + 3.2],
      [x + width, z],
    ];
  }
  return Array.from({ length: 13 }, (_, step) => {
    const turn = Math.PI - (step / 12) * Math.PI;
    return [x + width / 2 + (Math.cos(turn) * width) / 2, z + Math.sin(turn) * 4.5] as const;
  });
}

function at(points: Profile, y: number): Point[] {
  return points.map(([x, z]) => [x, y, z] as const);
}

const small = new Set(["am", "an", "de", "der", "do", "la", "of", "upon"]);

/** Converts "las-vegas" to "Las Vegas". */
function cityName(slug: string): string {
  return slug
    .split("-")
    .map((word, place) =>
      place > 0 && small.has(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(" ");
}
