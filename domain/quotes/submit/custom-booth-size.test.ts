import { expect, it } from "vitest";
import { boothFeet } from "../../shared/booth-feet.ts";
import { boothSizeText } from "../booth-size-text.ts";
import { priceUnit } from "../comparison/price-unit.ts";
import { boothSideProblem, customBoothSides, customBoothSize } from "./custom-booth-size.ts";

const bounds = "Booth width must be a whole number of feet from 5 to 500";

it.for([
  ["", "Booth width is required"],
  ["  ", "Booth width is required"],
  ["5", null],
  [" 24 ", null],
  ["500", null],
  ["4", bounds],
  ["501", bounds],
  ["0", bounds],
  ["-20", bounds],
  ["20.5", bounds],
  ["20 ft", bounds],
  ["1e2", bounds],
  ["9".repeat(400), bounds],
] as const)("boothSideProblem() of %j is %j", ([typed, problem]) => {
  expect(boothSideProblem("Booth width", typed)).toBe(problem);
});

it("boothSideProblem() names the side", () => {
  expect(boothSideProblem("Booth depth", "")).toBe("Booth depth is required");
});

it("customBoothSize() is a text that prices, letters and drawings read", () => {
  const size = customBoothSize(" 24", "036 ");
  expect(size).toBe("24x36");
  expect(boothFeet(size)).toEqual({ width: 24, depth: 36 });
  expect(boothSizeText(size)).toBe("24 × 36 ft");
  expect(priceUnit({ industry: "island", boothSize: size })).toEqual({
    kind: "square-foot",
    count: 864,
  });
});

it("customBoothSize() stays custom while a side is missing or impossible", () => {
  expect(customBoothSize("24", "")).toBe("custom");
  expect(customBoothSize("4", "20")).toBe("custom");
  expect(customBoothSize("20", "4")).toBe("custom");
});

it.for([
  ["24x36", { width: "24", depth: "36" }],
  ["24 × 036", { width: "24", depth: "36" }],
  ["20x20", null], // on the list
  ["custom", null],
  ["2x900", null],
  ["12x18 m", null],
  ["", null],
] as const)("customBoothSides() of %j is %j", ([size, sides]) => {
  expect(customBoothSides(size)).toEqual(sides);
});
