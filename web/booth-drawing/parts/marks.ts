import type { Floor, Side } from "../booth.ts";
import type { Face, Lettering, Point } from "../scene.ts";

type Place = {
  floor: Floor;
  ground: number;
  /** Height of the walls. */
  height: number;
  /** The lower edge of a hanging sign. */
  signBottom: number;
  open: readonly Side[];
};
type Outline = { points: Point[]; at: Point };

/** Height of the front part of a booth in a row, and of a second floor, in feet. */
const [lowFeet, deckFeet] = [4, 8.5];

const level = (x: number, y: number, w: number, d: number, z: number): Outline => ({
  points: [
    [x, y, z],
    [x + w, y, z],
    [x + w, y + d, z],
    [x, y + d, z],
  ],
  at: [x + w / 2, y + d / 2, z],
});

/** The places in a booth that findings of rules are about, by their code. */
const places: Record<string, (place: Place) => Outline> = {
  "sign-not-usual": sign,
  "sign-ask": sign,
  "height-over": ({ floor: { width, depth }, height }) => level(0, 0, width, depth, height + 1),
  "front-low": ({ floor: { width, depth }, ground }) =>
    level(0, depth / 2, width, depth / 2, ground + lowFeet),
  "sides-low": ({ floor: { width }, ground, height }) => ({
    points: [
      [0, 0, ground],
      [width, 0, ground],
      [width, 0, height],
      [0, 0, height],
    ],
    at: [width / 2, 0, height / 2],
  }),
  "closed-side": ({ floor: { width, depth }, ground, open }) => {
    const closed = (["front", "right", "left", "back"] as const).find(
      (side) => !open.includes(side),
    );
    if (closed === "front") return level(0, depth - 0.5, width, 0.5, ground);
    if (closed === "right") return level(width - 0.5, 0, 0.5, depth, ground);
    return closed === "left" ? level(0, 0, 0.5, depth, ground) : level(0, 0, width, 0.5, ground);
  },
  "deck-approval": ({ floor: { width, depth }, ground }) =>
    level(0, 0, width, depth, ground + deckFeet),
};

function sign({ floor: { width, depth }, signBottom }: Place): Outline {
  const size = Math.min(width, depth) * 0.44;
  return level((width - size) / 2, (depth - size) / 2, size, size, signBottom);
}

/**
 * Dashed outlines of what findings are about, each with its number in the list. A finding about no
 * place in the booth has none.
 */
export function marks(
  codes: readonly string[],
  place: Place,
): { outlines: Face[]; numbers: Lettering[] } {
  const found = codes.flatMap((code, index) => {
    const outline = places[code]?.(place);
    return outline ? { ...outline, text: `${index + 1}` } : [];
  });
  return {
    outlines: found.map(({ points }) => ({ points, fill: "none", pen: "accent", dashed: true })),
    numbers: found.map(({ at, text }) => ({ at, text, along: "x" })),
  };
}
