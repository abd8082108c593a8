import { expect, test } from "vitest";
import { knownSides, openSidesText } from "./open-sides.ts";

test.each([
  [[], null],
  [["front"], "Front"],
  [["front", "left"], "Left and front"],
  [["right", "left", "back"], "Back, left and right"],
  [["back", "left", "right", "front"], "All four"],
  [["above"], null],
])("openSidesText() of %j is %s", (sides, words) => {
  expect(openSidesText(sides)).toBe(words);
});

test("knownSides() has one order, and each side once", () => {
  expect(knownSides(["front", "left", "front", "top"])).toEqual(["left", "front"]);
});
