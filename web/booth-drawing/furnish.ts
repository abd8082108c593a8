import { bar } from "./bar.ts";
import type { Floor } from "./booth.ts";
import { counter } from "./counter.ts";
import { ladder } from "./ladder.ts";
import { meetingRoom } from "./meeting-room.ts";
import { person } from "./person.ts";
import type { Anchor, Area, Placement } from "./placement.ts";
import type { Solid } from "./scene.ts";
import { lounge, tableWithStools } from "./seating.ts";
import { storage } from "./storage.ts";

type Piece = {
  build: (area: Area, ground: number) => Solid;
  /** Feet, the best size first. */
  sizes: readonly (readonly [w: number, d: number])[];
  anchors: readonly Anchor[];
};

/** Tall things stand behind, where they hide nothing. */
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

/** What each feature of the wizard puts on the floor, the largest things first. */
const pieces: Record<string, Piece> = {
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
  furniture: {
    build: tableWithStools,
    sizes: [
      [5, 5],
      [3.6, 3.6],
    ],
    anchors: anywhere,
  },
  "stand-exhibit-labor": {
    build: ladder,
    sizes: [
      [3.4, 3.4],
      [2.6, 2.6],
    ],
    anchors: anywhere,
  },
};

/** Puts on the floor what was asked for, as far as there is room, and people into the gaps. */
export function furnish(
  features: ReadonlySet<string>,
  floor: Floor,
  ground: number,
  placement: Placement,
  random: () => number,
): Solid[] {
  const isMirrored = random() < 0.5;
  const turn = ([across, deep]: Anchor): Anchor => [isMirrored ? 1 - across : across, deep];
  const put = ({ build, sizes, anchors }: Piece): Solid[] => {
    const area = placement.find(
      sizes.map(([w, d]) => ({ w, d })),
      anchors.map(turn),
    );
    return area ? [build(area, ground)] : [];
  };
  const asked = Object.entries(pieces).filter(([feature]) => features.has(feature));
  const solids = asked.flatMap(([, piece]) => put(piece));
  const acres = (floor.width * floor.depth) / 400;
  if (features.has("furniture") && acres > 1.5) {
    const sofa: Piece = { build: lounge, sizes: [[7, 5]], anchors: anywhere };
    solids.push(...put(sofa), ...put(pieces.furniture as Piece));
  }
  return [...solids, ...people(Math.min(7, 2 + Math.round(acres)), ground, placement, random)];
}

function people(
  count: number,
  ground: number,
  placement: Placement,
  random: () => number,
): Solid[] {
  return Array.from({ length: count }, (): Solid[] => {
    const tries = Array.from({ length: 12 }, (): Anchor => [random(), 0.35 + random() * 0.65]);
    const area = placement.find([{ w: 0.9, d: 0.9 }], tries);
    return area ? [person(area.x + 0.45, area.y + 0.45, ground)] : [];
  }).flat();
}
