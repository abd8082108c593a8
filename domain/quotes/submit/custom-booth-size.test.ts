import { expect, it } from "vitest";
import { boothFeet } from "../../shared/booth-feet.ts";
import { boothSizeText } from "../booth-size-text.ts";
import { priceUnit } from "../comparison/price-unit.ts";
import { boothSideProblem, customBoothSides, customBoothSize } from "./custom-booth-size.ts";

const feet = (width: string, depth: string) => ({ width, depth, unit: "ft" as const });

const bounds = "Booth width must be a number of feet from 5 to 500";

it.for([
  ["", "Enter the booth width"],
  ["  ", "Enter the booth width"],
  ["5", null],
  [" 24 ", null],
  ["500", null],
  ["4", bounds],
  ["501", bounds],
  ["0", bounds],
  ["-20", bounds],
  ["20.5", null],
  ["20,25", null],
  ["20.555", bounds],
  [".5", bounds],
  ["20 ft", bounds],
  ["1e2", bounds],
  ["9".repeat(400), bounds],
] as const)("boothSideProblem() of %j is %j", ([typed, problem]) => {
  expect(boothSideProblem("Booth width", typed, "ft")).toBe(problem);
});

it("boothSideProblem() names the side", () => {
  expect(boothSideProblem("Booth depth", "", "m")).toBe("Enter the booth depth");
});

it("customBoothSize() is a text that prices, letters and drawings read", () => {
  const size = customBoothSize(feet(" 24", "036 "));
  expect(size).toBe("24x36");
  expect(boothFeet(size)).toEqual({ width: 24, depth: 36 });
  expect(boothSizeText(size)).toBe("24\u00a0×\u00a036\u00a0ft");
  expect(priceUnit({ industry: "island", boothSize: size })).toEqual({
    kind: "square-foot",
    count: 864,
  });
});

it.for([
  [
    { width: "6", depth: "9", unit: "m" },
    "20x30 ft (6 x 9 m)",
    "6\u00a0×\u00a09\u00a0m (about 20\u00a0×\u00a030\u00a0ft)",
  ],
  [
    { width: "1,5", depth: "150", unit: "m" },
    "5x492 ft (1.5 x 150 m)",
    "1.5\u00a0×\u00a0150\u00a0m (about 5\u00a0×\u00a0492\u00a0ft)",
  ],
  [feet("20.5", "30"), "21x30 ft (20.5 x 30 ft)", "20.5\u00a0×\u00a030\u00a0ft"],
] as const)(
  "customBoothSize() of %j begins with its nearest whole feet",
  ([sides, stored, text]) => {
    const size = customBoothSize(sides);
    expect(size).toBe(stored);
    expect(boothSizeText(size)).toBe(text);
    const [width, depth] = stored.split(/x| /).map(Number);
    expect(boothFeet(size)).toEqual({ width, depth });
  },
);

it("boothSideProblem() knows meters", () => {
  const problem = (typed: string) => boothSideProblem("Booth width", typed, "m");
  expect([problem("1.5"), problem("150")]).toEqual([null, null]);
  expect(problem("1.4")).toBe("Booth width must be a number of meters from 1.5 to 150");
  expect(problem("151")).not.toBeNull();
});

it("customBoothSize() stays custom while a side is missing or impossible", () => {
  expect(customBoothSize(feet("24", ""))).toBe("custom");
  expect(customBoothSize(feet("4", "20"))).toBe("custom");
  expect(customBoothSize(feet("20", "4"))).toBe("custom");
});

it.for([
  ["24x36", feet("24", "36")],
  ["24 × 036", feet("24", "36")],
  ["20x20", null], // on the list
  ["custom", null],
  ["2x900", null],
  ["20x30 ft (6 x 9 m)", { width: "6", depth: "9", unit: "m" }],
  ["21x30 ft (20.5 x 30 ft)", feet("20.5", "30")],
  ["99x30 ft (6 x 9 m)", null], // not its feet
  ["12x18 m", null],
  ["", null],
] as const)("customBoothSides() of %j is %j", ([size, sides]) => {
  expect(customBoothSides(size)).toEqual(sides);
});
