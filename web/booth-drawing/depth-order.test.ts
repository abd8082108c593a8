import { expect, test } from "vitest";
import { depthOrder } from "./depth-order.ts";
import { solidBox } from "./solid-box.ts";

test("depthOrder() draws what stands behind first", () => {
  const long = solidBox({ x: 0, y: 0, z: 0, w: 20, d: 1, h: 3 });
  const near = solidBox({ x: 1, y: 4, z: 0, w: 1, d: 1, h: 3 });
  const far = solidBox({ x: 18, y: 2, z: 0, w: 1, d: 1, h: 3 });
  const ordered = depthOrder([near, far, long]);
  expect(ordered.indexOf(long)).toBe(0);
  expect(ordered).toHaveLength(3);
});

test("depthOrder() draws what lies below first", () => {
  const shelf = solidBox({ x: 0, y: 0, z: 3, w: 1, d: 1, h: 1 });
  const box = solidBox({ x: 0, y: 0, z: 0, w: 1, d: 1, h: 3 });
  expect(depthOrder([shelf, box])).toEqual([box, shelf]);
});
