import { expect, test } from "vitest";
import { movedPicture } from "./moved-picture.ts";

const pictures = (mainImage: string, ...projectImages: string[]) => ({ mainImage, projectImages });

test("movedPicture() moves a picture by one place [L04]", () => {
  expect(movedPicture(pictures("a", "b", "c", "d"), 2, -1)).toEqual(pictures("a", "b", "d", "c"));
  expect(movedPicture(pictures("a", "b", "c", "d"), 0, 1)).toEqual(pictures("a", "c", "b", "d"));
});

test("movedPicture() makes the first the main image, in exchange for the former one [L04]", () => {
  expect(movedPicture(pictures("a", "b", "c"), 0, -1)).toEqual(pictures("b", "a", "c"));
  expect(movedPicture(pictures("a", "b", "a"), 0, -1)).toEqual(pictures("b", "a"));
});

test.for([
  { name: "before the first where no main image is", place: 0, by: -1, ...pictures("", "b", "c") },
  { name: "after the last", place: 1, by: 1, ...pictures("a", "b", "c") },
] as const)("movedPicture() moves none $name", ({ place, by, mainImage, projectImages }) => {
  const before = pictures(mainImage, ...projectImages);
  expect(movedPicture(before, place, by)).toEqual(before);
});
