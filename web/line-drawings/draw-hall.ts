import { seededRandom } from "../../domain/shared/seeded-random.ts";
import type { Point } from "../booth-drawing/scene.ts";
import { setLine, widthOf } from "../social-pictures/set-line.ts";
import { blueprintInk, drawSheet, type Stroke } from "./sheet.ts";
import { box, face, line, onFloor } from "./strokes.ts";

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
  return drawSheet(strokes, {
    isBlueprint: true,
    isMirrored: random() < 0.5,
    margin: 96,
    over: setLine(words, { x: 60, y: 664, face: "display", size, color: blueprintInk.line }),
  });
}

/** A hall with a flat roof, sheds or a vault. */
function hall(x: number, depth: number, roof: number, isMarked: boolean): Stroke[] {
  const [width, height] = [17, 7];
  const body = box([x, 0, 0], [width, depth, height]);
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
      line(at(points, 0), "fine"),
    ]),
    ...doors,
  ];
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
