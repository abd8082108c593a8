import { bar } from "./parts/bar.ts";
import { counter } from "./parts/counter.ts";
import { ladder } from "./parts/ladder.ts";
import { meetingRoom } from "./parts/meeting-room.ts";
import { lounge, tableWithStools } from "./parts/seating.ts";
import { storage } from "./parts/storage.ts";
import type { Anchor, Area } from "./placement.ts";
import type { Solid } from "./scene.ts";

export type Piece = {
  build: (area: Area, ground: number) => Solid;
  /** Possible sizes in feet, best first. */
  sizes: readonly (readonly [w: number, d: number])[];
  anchors: readonly Anchor[];
};

/** Anchors for tall pieces: at the back, where they hide nothing. */
const leftBack: Anchor[] = [
  [0, 0],
  [1, 0],
  [0, 0.4],
  [1, 0.4],
];
const rightBack: Anchor[] = [
  [1, 0],
  [0, 0],
  [0.5, 0],
  [1, 0.4],
  [0, 0.4],
];
const front: Anchor[] = [
  [0.16, 1],
  [0.84, 1],
  [0.5, 1],
  [0.1, 0.6],
  [0.9, 0.6],
];
const anywhere: Anchor[] = [
  [0.9, 0.62],
  [0.1, 0.62],
  [0.5, 0.55],
  [0.9, 0.95],
  [0.1, 0.95],
  [0.5, 0.3],
  [0.5, 0.95],
];

/** Furniture for large booths, in addition to tables. */
export const sofa: Piece = { build: lounge, sizes: [[7, 5]], anchors: anywhere };

/** High tables with their stools. */
export const tables: Piece = {
  build: tableWithStools,
  sizes: [
    [5, 5],
    [3.6, 3.6],
  ],
  anchors: anywhere,
};

/** The pieces of each wizard feature, largest first. */
export const pieces: Record<string, Piece> = {
  "meeting-room": {
    build: meetingRoom,
    sizes: [
      [12, 10],
      [9, 8],
      [6, 5],
      [4.5, 4],
    ],
    anchors: leftBack,
  },
  storage: {
    build: storage,
    sizes: [
      [6, 5],
      [4, 3.5],
      [3, 2.5],
    ],
    anchors: rightBack,
  },
  "catering-area": {
    build: bar,
    sizes: [
      [8, 5],
      [6, 4.4],
      [4, 3.6],
    ],
    anchors: rightBack,
  },
  counter: {
    build: counter,
    sizes: [
      [7, 2.4],
      [5, 2],
      [3.4, 1.6],
    ],
    anchors: front,
  },
  furniture: tables,
  "stand-exhibit-labor": {
    build: ladder,
    sizes: [
      [3.4, 3.4],
      [2.6, 2.6],
    ],
    anchors: anywhere,
  },
};
