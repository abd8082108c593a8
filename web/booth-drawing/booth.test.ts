import { expect, test } from "vitest";
import { boothTypeOf, floorOf } from "./booth.ts";

test("boothTypeOf() takes what it does not know for other", () => {
  expect(boothTypeOf("island")).toBe("island");
  expect(boothTypeOf("spaceship")).toBe("other");
});

test("floorOf() reads width by depth", () => {
  expect(floorOf("10x20")).toEqual({ width: 10, depth: 20, isCustom: false });
  expect(floorOf("30 × 40 ft")).toEqual({ width: 30, depth: 40, isCustom: false });
});

test("floorOf() keeps every size drawable", () => {
  expect(floorOf("custom").isCustom).toBe(true);
  expect(floorOf("0x9000")).toEqual({ width: 8, depth: 120, isCustom: false });
});
