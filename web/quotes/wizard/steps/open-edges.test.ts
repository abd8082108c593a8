import { expect, test } from "vitest";
import { openSides } from "../../../booth-drawing/open-sides.ts";
import { pressedFor, typeOfSides, withEdge } from "./open-edges.ts";

test.for([
  ["island", "left", "peninsula"],
  ["peninsula", "back", "island"],
  ["peninsula", "left", "other"],
  ["inline", "left", "other"],
  ["inline", "front", "inline"],
] as const)("a booth of type %s whose edge %s is pressed is %s", ([type, side, becomes]) => {
  expect(typeOfSides(withEdge(openSides(type), side))).toBe(becomes);
});

test("withEdge() opens and closes the edge that is pressed, and leaves one open", () => {
  expect(withEdge(["front"], "back")).toEqual(["front", "back"]);
  expect(withEdge(["front", "back"], "front")).toEqual(["back"]);
  expect(withEdge(["back"], "back")).toEqual(["back"]);
});

test("pressedFor() forgets the edges when another exhibit type is chosen", () => {
  expect(pressedFor(["left", "front"], "other")).toEqual(["left", "front"]);
  expect(pressedFor(["left", "front"], "island")).toEqual([]);
  expect(pressedFor([], "perimeter")).toEqual([]);
});
