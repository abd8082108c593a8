import { expect, test } from "vitest";
import { createPlacement } from "./placement.ts";

const free = { x: 1, y: 1, w: 10, d: 10 };

test("find() takes the largest size that fits", () => {
  const placement = createPlacement(free);
  const area = placement.find(
    [
      { w: 30, d: 2 },
      { w: 4, d: 4 },
    ],
    [[0, 0]],
  );
  expect(area).toEqual({ x: 1, y: 1, w: 4, d: 4 });
});

test("find() leaves a passage between two things", () => {
  const placement = createPlacement(free);
  placement.find([{ w: 4, d: 10 }], [[0, 0]]);
  expect(placement.find([{ w: 6, d: 2 }], [[1, 0]])).toBeNull();
  expect(placement.find([{ w: 5, d: 2 }], [[1, 0]])).toMatchObject({ x: 6, w: 5 });
});
