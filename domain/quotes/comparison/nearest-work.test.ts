import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestWork } from "./nearest-work.ts";

const island = { industry: "island", boothSize: "20x20" };
const work = (title: string, projectType: string | null, size: string) => ({
  title,
  projectType,
  size,
});
const titles = (...projects: ReturnType<typeof work>[]) =>
  nearestWork(projects, island).map(({ title }) => title);

test("nearestWork puts the type that is asked for first, then the nearest floor", () => {
  expect(
    titles(
      work("same floor, another type", "Inline Booth", "20x20"),
      work("far larger", "Island Booth", "50x50"),
      work("no size", "Island Booth", "large"),
      work("a little larger", "Island Booth", "20' x 30'"),
      work("the same", "Island Booth", "20x20"),
      work("no type", null, "10x10"),
    ),
  ).toEqual([
    "the same",
    "a little larger",
    "far larger",
    "no size",
    "same floor, another type",
    "no type",
  ]);
});

test("nearestWork leaves equals in their order, and an unreadable size to the type alone", () => {
  const [first, second] = [work("first", null, "20x20"), work("second", null, "20x20")];
  expect(nearestWork([first, second], { industry: "", boothSize: "custom" })).toEqual([
    first,
    second,
  ]);
});

test("nearestWork neither loses nor invents work", () => {
  const size = fc.constantFrom("10x10", "20x20", "0x0", "", "30 ft x 40 ft");
  const type = fc.constantFrom("Island Booth", "Inline Booth", null);
  fc.assert(
    fc.property(fc.array(fc.record({ size, projectType: type })), (projects) => {
      expect(new Set(nearestWork(projects, island))).toEqual(new Set(projects));
    }),
  );
});
