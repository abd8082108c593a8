import { expect, test } from "vitest";
import { boothTypeOf, floorOf } from "./booth.ts";

test("boothTypeOf() takes what it does not know for other", () => {
  expect(boothTypeOf("island")).toBe("island");
  expect(boothTypeOf("spaceship")).toBe("other");
});

test("floorOf() reads width by depth", () => {
  expect(floorOf("10x20", "island")).toEqual({ width: 10, depth: 20, isCustom: false });
  expect(floorOf("30 × 40 ft", "island")).toEqual({ width: 30, depth: 40, isCustom: false });
});

test("floorOf() turns a booth in a row with its long side to the aisle", () => {
  expect(floorOf("10x20", "inline")).toMatchObject({ width: 20, depth: 10 });
});

test("floorOf() keeps every size drawable", () => {
  expect(floorOf("custom", "island").isCustom).toBe(true);
  expect(floorOf("0x9000", "island")).toMatchObject({ width: 8, depth: 120, isCustom: false });
});

test("floorOf() returns the true size of a booth that is drawn smaller", () => {
  expect(floorOf("100x200", "inline")).toEqual({
    width: 120,
    depth: 100,
    isCustom: false,
    asked: { width: 200, depth: 100 },
  });
});
