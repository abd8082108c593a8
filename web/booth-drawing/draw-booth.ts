import { seededRandom } from "../../domain/shared/seeded-random.ts";
import { type Booth, boothTypeOf, floorOf } from "./booth.ts";
import { brandGraphic } from "./brand-graphic.ts";
import { depthOrder } from "./depth-order.ts";
import { dimensions } from "./dimensions.ts";
import { furnish } from "./furnish.ts";
import { openSides } from "./open-sides.ts";
import { ground, groundHeight } from "./parts/ground.ts";
import { hangingSign, mayHangSigns } from "./parts/hanging-sign.ts";
import { lights } from "./parts/lights.ts";
import { marks } from "./parts/marks.ts";
import { roof, roofPosts } from "./parts/roof.ts";
import { screen } from "./parts/screen.ts";
import { tower } from "./parts/tower.ts";
import { closedSides, wallHeight, walls } from "./parts/walls.ts";
import { createPlacement } from "./placement.ts";
import type { Face, Lettering } from "./scene.ts";

/** The faces of a booth in drawing order, and the lettering on its floor. */
export type BoothScene = { faces: Face[]; lettering: Lettering[] };

/** Draws a booth from the wizard's values. The same booth and seed give the same drawing. */
export function drawBooth(booth: Booth, hasDimensions = true): BoothScene {
  const type = boothTypeOf(booth.type);
  const floor = floorOf(booth.size, type);
  const features = new Set(booth.features);
  const random = seededRandom(`${booth.seed ?? ""}/${type}/${booth.size}`);
  const hasScreen = features.has("multimedia");
  const placement = createPlacement({
    x: 1,
    y: type === "island" ? 1 : 1.2,
    w: floor.width - 2,
    d: floor.depth - 2.2,
  });

  const usual = openSides(type);
  const pressed = booth.open ?? usual;
  const isUsual = pressed.length === usual.length && usual.every((side) => pressed.includes(side));
  const open = isUsual ? usual : pressed;
  const { behind, before, main } = isUsual
    ? walls(type, floor, groundHeight)
    : closedSides(open, floor, { ground: groundHeight, height: wallHeight(type) });
  const standing = type === "pavilion" ? roofPosts(floor, groundHeight, 13) : [];
  let height = wallHeight(type);
  if (type === "island") {
    height = Math.min(16, 9 + floor.width / 5);
    const w = Math.min(12, Math.max(3, floor.width * 0.22));
    const d = Math.min(4, Math.max(1.6, floor.depth * 0.12));
    const area = placement.find([{ w, d }], [[0.5, 0.3]]);
    if (area) standing.push(tower(area, groundHeight, { hasScreen, height }));
  }
  const graphics = main
    ? [
        ...(hasScreen ? screen(main, { from: 0.1, to: 0.48, bottom: 0.3, top: 0.82 }) : []),
        ...brandGraphic(main, hasScreen ? 0.56 : 0.1, hasScreen ? 0.92 : 0.6),
      ]
    : [];
  standing.push(...furnish(features, floor, groundHeight, placement, random));

  const overhead: Face[] = [];
  const clear = type === "pavilion" ? 15.5 : height + 1.5;
  if (type === "pavilion") overhead.push(...roof(floor, groundHeight + 13));
  if (features.has("led-lighting"))
    overhead.push(
      ...lights(floor, groundHeight, type === "pavilion" ? 12 : Math.min(height + 0.5, 11)),
    );
  if (features.has("hanging-elements") && mayHangSigns(type)) {
    overhead.push(...hangingSign(floor, clear + 3.5));
  }
  const place = { floor, ground: groundHeight, height, signBottom: clear + 3.5, open };
  const { outlines, numbers } = marks(booth.marks ?? [], place);
  const { lines, lettering } = hasDimensions ? dimensions(floor) : { lines: [], lettering: [] };
  return {
    faces: [
      ...lines,
      ...ground(floor, open),
      ...behind,
      ...graphics,
      ...depthOrder(standing).flatMap(({ faces }) => faces),
      ...before,
      ...overhead,
      ...outlines,
    ],
    lettering: [...lettering, ...numbers],
  };
}
