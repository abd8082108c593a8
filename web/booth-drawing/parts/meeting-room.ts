import type { Area } from "../placement.ts";
import { disc, pillar } from "../round-faces.ts";
import type { Face, Point, Solid } from "../scene.ts";
import { boxFaces } from "../solid-box.ts";

const height = 8;

/** A glass room with a table in it. */
export function meetingRoom({ x, y, w, d }: Area, z: number): Solid {
  const [east, south, up] = [x + w, y + d, z + height];
  const edge = (...points: Point[]): Face => ({ points, fill: "none", pen: "fine", open: true });
  const pane = (points: Point[]): Face => ({ points, fill: "glass", pen: "normal" });
  const doors = [0.36, 0.62].map((part) =>
    edge([x + w * part, south, z], [x + w * part, south, z + 7]),
  );
  return {
    box: { x, y, z, w, d, h: height },
    faces: [
      edge([x, y, z], [x, y, up]),
      edge([x, south, z], [x, y, z], [east, y, z]),
      ...pillar([x + w / 2, y + d / 2, z], 0.2, 2.3, "right"),
      disc([x + w / 2, y + d / 2, z + 2.4], Math.min(w, d) * 0.27, "top"),
      pane([
        [x, south, z],
        [east, south, z],
        [east, south, up],
        [x, south, up],
      ]),
      pane([
        [east, y, z],
        [east, south, z],
        [east, south, up],
        [east, y, up],
      ]),
      ...doors,
      edge([x + w * 0.36, south, z + 7], [x + w * 0.62, south, z + 7]),
      ...boxFaces({ x, y, z: up, w, d, h: 0.6 }, { top: "none" }),
      edge([x, y, up + 0.6], [x, south, up + 0.6], [east, south, up + 0.6]),
    ],
  };
}
