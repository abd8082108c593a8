import type { Stroke } from "./sheet.ts";
import { box, dimension, face, line, onFloor, person, ring, upright } from "./strokes.ts";

const crate = (x: number, y: number, z: number, isMarked = false): Stroke[] => [
  ...box([x, y, z], [6, 6, 5], isMarked),
  line([
    [x, y + 6, z],
    [x + 6, y + 6, z + 5],
  ]),
  line([
    [x + 6, y + 6, z],
    [x + 6, y, z + 5],
  ]),
];

const floor = (w: number, d: number): Stroke => onFloor([0, 0, 0], [w, d]);
const row = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A crate on a scale: freight is billed by weight. */
const freight = [
  ...box([0, 0, 0], [11, 11, 1]),
  ...crate(2.5, 2.5, 1, true),
  line([
    [11, 2, 0],
    [11, 2, 11],
  ]),
  ring([11, 2, 12.5], 2.2, "paper", true),
  line(
    [
      [11, 2, 12.5],
      [12.2, 2, 13.6],
    ],
    "accent",
  ),
  ...person([15, 9, 0]),
];

/** Four floors with four, three, two and one open side. */
const shapes = row(4).flatMap((at): Stroke[] => {
  const [x, y] = [(at % 2) * 15, Math.floor(at / 2) * 15];
  const [back, left] = [at > 0, at > 1];
  return [
    onFloor([x, y, 0], [10, 10], at === 0 ? "accent" : "wash"),
    ...(back ? [upright([x, y, 0], [10, 7])] : []),
    ...(left
      ? [
          face(
            [
              [x, y, 0],
              [x, y + 10, 0],
              [x, y + 10, 7],
              [x, y, 7],
            ],
            "shade",
          ),
        ]
      : []),
    ...(at > 2
      ? [
          line([
            [x + 10, y, 7],
            [x + 10, y + 10, 3],
            [x + 10, y + 10, 0],
          ]),
        ]
      : []),
  ];
});

/** The parts of a budget as blocks of equal width. */
const budget = [
  floor(26, 9),
  ...[11, 7, 4.5, 3, 2].flatMap((high, at) => box([1.5 + at * 5, 2, 0], [4, 4, high], at === 0)),
  ...dimension([1.5, 11, 0], [25.5, 11, 0]),
];

/** A ladder at a wall, and the person allowed to climb it. */
const ladder = [
  upright([0, 0, 0], [18, 15]),
  ...row(7).map((at) =>
    line([
      [6, 5 - at * 0.7, 1.5 + at * 1.9],
      [9, 5 - at * 0.7, 1.5 + at * 1.9],
    ]),
  ),
  ...[6, 9].map((x) =>
    line(
      [
        [x, 5.6, 0],
        [x, 0, 15],
      ],
      "bold",
    ),
  ),
  ...person([13.5, 6, 0], true),
  ...dimension([19.5, 0, 0], [19.5, 0, 15]),
];

/** A tower, with sight lines from thirty feet away. */
const sightlines = [
  ...box([0, 0, 0], [5, 5, 15], true),
  ...person([24, 3, 0]),
  ...[15, 9, 3].map((z) =>
    line(
      [
        [24, 3, 5.3],
        [5, 5, z],
      ],
      "dashed",
    ),
  ),
  ...dimension([5, 9, 0], [24, 9, 0]),
];

/** A badge on a lanyard, with four questions. */
const leads = [
  line([
    [3, 0, 22],
    [8, 0, 16],
    [13, 0, 22],
  ]),
  upright([0, 0, 0], [16, 16]),
  ring([4, 0, 12], 2, "accent", true),
  line(
    [
      [8, 0, 13],
      [14, 0, 13],
    ],
    "bold",
  ),
  line([
    [8, 0, 11],
    [12, 0, 11],
  ]),
  ...[7.5, 5, 2.5].flatMap((z) => [
    upright([2, 0, z - 0.6], [1.4, 1.4], "wash"),
    line([
      [5, 0, z],
      [13.5, 0, z],
    ]),
  ]),
];

/** A scale with a booth on one side and a crate on the other. */
const balance = [
  line(
    [
      [10, 0, 0],
      [10, 0, 16],
    ],
    "bold",
  ),
  line(
    [
      [0, 0, 14],
      [20, 0, 17],
    ],
    "bold",
  ),
  ...[
    [0, 14],
    [20, 17],
  ].flatMap(([x = 0, z = 0]) => [
    line([
      [x - 3.5, 0, z - 8],
      [x, 0, z],
      [x + 3.5, 0, z - 8],
    ]),
    ring([x, 0, z - 8], 4, "wash"),
  ]),
  ...box([-2, -2, 6], [4, 4, 4], true),
  upright([18, -1.5, 9], [4, 3.5]),
  onFloor([7, -3, 0], [6, 6]),
];

/** A ring that hangs above a booth's floor. */
const hanging = [
  floor(16, 16),
  ...person([5, 12, 0]),
  ...[
    [3.5, 8],
    [8, 3.5],
    [12.5, 8],
    [8, 12.5],
  ].map(([x = 0, y = 0]) =>
    line([
      [x, y, 14],
      [8, 8, 21],
    ]),
  ),
  ring([8, 8, 14], 4.6, "accent"),
  ring([8, 8, 14], 3.4, "paper"),
  ...dimension([17.5, 0, 0], [17.5, 0, 14]),
];

/** Five sheets side by side, one of them chosen. */
const quotes = row(5).flatMap((at): Stroke[] => {
  const x = at * 8;
  return [
    upright([x, 0, 0], [6.5, 9], at === 2 ? "accent" : "paper"),
    ...[7.4, 5.8, 4.2].map((z, place) =>
      line([
        [x + 1, 0, z],
        [x + 5.5 - place, 0, z],
      ]),
    ),
    line(
      [
        [x + 1, 0, 1.6],
        [x + 3 + (at % 3), 0, 1.6],
      ],
      "bold",
    ),
  ];
});

export const firstTopics = {
  freight,
  shapes,
  budget,
  ladder,
  sightlines,
  leads,
  balance,
  hanging,
  quotes,
};
