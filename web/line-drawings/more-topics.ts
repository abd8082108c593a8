import type { Stroke } from "./sheet.ts";
import { box, dimension, face, line, onFloor, person, ring, upright } from "./strokes.ts";

const row = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A truck under way to its dock. */
const shipping = [
  ...box([0, 0, 1.5], [14, 6, 7]),
  ...box([14.6, 0.5, 1.5], [4.4, 5, 4.6], true),
  ...[2.5, 5.5, 16.5].map((x) => ring([x, 6, 1.5], 1.4, "paper", true)),
  ...dimension([0, 10, 0], [19, 10, 0]),
  ...row(6).map((at) =>
    line(
      [
        [at * 3.8, 9.4, 0],
        [at * 3.8, 10.6, 0],
      ],
      "fine",
    ),
  ),
];

/** A booth of ten by ten feet. */
const small = [
  onFloor([0, 0, 0], [10, 10]),
  face(
    [
      [0, 0, 0],
      [0, 10, 0],
      [0, 10, 8],
      [0, 0, 8],
    ],
    "shade",
  ),
  upright([0, 0, 0], [10, 8]),
  upright([1.5, 0, 4.5], [5, 2.2], "accent"),
  ...box([5.5, 4.5, 0], [3, 1.4, 3.2]),
  ...person([3, 7, 0]),
  ...dimension([0, 12, 0], [10, 12, 0]),
  ...dimension([12, 0, 0], [12, 10, 0]),
];

/** A raised floor with one tile lifted and a cable below. */
const underfloor = [
  ...row(9).flatMap((at): Stroke[] => {
    const [x, y] = [(at % 3) * 6, Math.floor(at / 3) * 6];
    return at === 8 ? [onFloor([x, y, -1], [6, 6], "shade")] : box([x, y, -1], [6, 6, 1]);
  }),
  line(
    [
      [12, 13, -1],
      [15, 14, -1],
      [14, 17, -1],
      [18, 16, -1],
      [22, 17, -1],
    ],
    "accent",
  ),
  face(
    [
      [12, 12, 0],
      [18, 12, 0],
      [18, 12, 6],
      [12, 12, 6],
    ],
    "accent",
  ),
];

/** A frame that is taken apart and reused. */
const reuse = [
  ring([9, 9, 0], 11, "wash"),
  ring([9, 9, 0], 8.5, "paper"),
  ...box([5.5, 5.5, 0], [7, 7, 6], true),
  line(
    [
      [20.5, 10.5, 0],
      [19, 8, 0],
      [17, 10, 0],
    ],
    "bold",
  ),
  line(
    [
      [-2.5, 7.5, 0],
      [-1, 10, 0],
      [1, 8, 0],
    ],
    "bold",
  ),
];

/** Six people on a booth's floor. */
const staff = [
  onFloor([0, 0, 0], [20, 20]),
  ...box([8, 8, 0], [4, 4, 3.4], true),
  ...[
    [4, 4],
    [15, 4],
    [5, 12],
    [16, 11],
    [8, 17],
    [15, 17],
  ].flatMap(([x = 0, y = 0]) => person([x, y, 0])),
];

/** Two shores with a crate between them. */
const ocean = [
  ...box([0, 0, 0], [8, 10, 1]),
  ...box([2, 2, 1], [4, 4, 5]),
  ...box([30, 0, 0], [8, 10, 1]),
  ...box([31, 2, 1], [5, 5, 7]),
  line(
    row(13).map((at) => [9 + at * 1.7, 5, Math.sin((at / 12) * Math.PI) * 7]),
    "dashed",
  ),
  ...box([17.5, 3.5, 6], [3, 3, 2.5], true),
];

/** A calendar of weeks before the opening. */
const weeks = [
  upright([0, 0, 0], [21, 16]),
  upright([0, 0, 13], [21, 3], "shade"),
  ...row(20).map((at) =>
    upright(
      [1 + (at % 5) * 4, 0, 9.8 - Math.floor(at / 5) * 3.1],
      [3, 2.2],
      at === 18 ? "accent" : "wash",
    ),
  ),
];

/** A floor plan with meeting rooms, a demonstration area and a queue. */
const plan = [
  onFloor([0, 0, 0], [24, 18]),
  ...box([1, 1, 0], [8, 6, 2.5]),
  ...box([11, 1, 0], [5, 6, 2.5]),
  ...box([17, 9, 0], [5, 5, 1.2], true),
  ...row(5).flatMap((at) => person([3 + at * 2.8, 13, 0])),
  ...dimension([0, 20, 0], [24, 20, 0]),
];

/** Three halls, one of them marked as the right one. */
const choice = row(3).flatMap((at): Stroke[] => {
  const x = at * 12;
  return [
    ...box([x, 0, 0], [9, 9, 6], at === 1),
    upright([x + 3.2, 9, 0], [2.6, 4], "paper"),
    ...(at === 1 ? person([x + 4.5, 14, 0]) : []),
  ];
});

/** An open appointment book. */
const diary = [
  onFloor([0, 0, 0], [11, 15], "paper"),
  onFloor([11.4, 0, 0], [11, 15], "paper"),
  ...row(6).flatMap((at) =>
    [1, 12.4].map((x) =>
      line([
        [x, 2 + at * 2.2, 0],
        [x + 9, 2 + at * 2.2, 0],
      ]),
    ),
  ),
  onFloor([2, 4.4, 0.1], [7, 1.8], "accent"),
  onFloor([13.4, 8.8, 0.1], [7, 1.8], "accent"),
  onFloor([13.4, 2.2, 0.1], [5, 1.8], "wash"),
];

/** Crates beside a half-dismantled wall. */
const teardown = [
  upright([0, 0, 0], [7, 8]),
  face([
    [8, 0, 0],
    [15, 0, 0],
    [15, 3, 7],
    [8, 3, 7],
  ]),
  ...box([2, 8, 0], [6, 5, 4]),
  ...box([3, 8.5, 4], [5, 4, 3.5], true),
  ...box([12, 9, 0], [6, 5, 4]),
  ...person([20, 12, 0]),
];

export const moreTopics = {
  shipping,
  small,
  underfloor,
  reuse,
  staff,
  ocean,
  weeks,
  plan,
  choice,
  diary,
  teardown,
};
