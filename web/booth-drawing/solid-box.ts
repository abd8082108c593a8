import type { Box, Face, Fill, Pen, Solid } from "./scene.ts";

type Looks = { top?: Fill; left?: Fill; right?: Fill; pen?: Pen };

/** The three visible faces of a box. */
export function boxFaces(box: Box, looks: Looks = {}): Face[] {
  const { x, y, z, w, d, h } = box;
  const { top = "top", left = "left", right = "right", pen = "normal" } = looks;
  const [east, south, up] = [x + w, y + d, z + h];
  return [
    {
      points: [
        [x, south, z],
        [east, south, z],
        [east, south, up],
        [x, south, up],
      ],
      fill: left,
      pen,
    },
    {
      points: [
        [east, y, z],
        [east, south, z],
        [east, south, up],
        [east, y, up],
      ],
      fill: right,
      pen,
    },
    {
      points: [
        [x, y, up],
        [east, y, up],
        [east, south, up],
        [x, south, up],
      ],
      fill: top,
      pen,
    },
  ];
}

export function solidBox(box: Box, looks: Looks = {}): Solid {
  return { box, faces: boxFaces(box, looks) };
}
