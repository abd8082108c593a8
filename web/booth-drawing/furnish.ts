import type { Floor } from "./booth.ts";
import { person } from "./parts/person.ts";
import { type Piece, pieces, sofa, tables } from "./pieces.ts";
import type { Anchor, Placement } from "./placement.ts";
import type { Solid } from "./scene.ts";

/** Places the requested features on the floor as far as they fit, and people in the gaps. */
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
    solids.push(...put(sofa), ...put(tables));
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
