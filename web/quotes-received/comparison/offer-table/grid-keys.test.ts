import { expect, test } from "vitest";
import { nextPlace } from "./grid-keys.ts";

const at = { row: 1, column: 2, rows: 4, columns: 3 };

test.for([
  ["ArrowUp", false, { row: 0, column: 2 }],
  ["ArrowDown", false, { row: 2, column: 2 }],
  ["ArrowLeft", false, { row: 1, column: 1 }],
  ["ArrowRight", false, { row: 1, column: 2 }],
  ["Home", false, { row: 1, column: 0 }],
  ["End", false, { row: 1, column: 2 }],
  ["Home", true, { row: 0, column: 0 }],
  ["End", true, { row: 3, column: 2 }],
  ["a", false, null],
] as const)("nextPlace() of %s, far: %s [R37]", ([key, isFar, place]) => {
  expect(nextPlace(key, isFar, at)).toEqual(place);
});
