import fc from "fast-check";
import { expect, it } from "vitest";
import { boothArea } from "./booth-area.ts";

it("boothArea() reads the first width by depth, however it is written", () => {
  const feet = fc.integer({ min: 1, max: 99_999 });
  const times = fc.constantFrom("x", "X", "×", " x ", "' x ", " ft × ", "feet X ");
  fc.assert(
    fc.property(
      feet,
      times,
      feet,
      fc.constantFrom("", " ft", "'", " and 5x5"),
      (w, sign, d, end) => {
        expect(boothArea(`${w}${sign}${d}${end}`)).toBe(w * d);
      },
    ),
  );
});

it.for([
  ["6m x 9m", 20 * 30],
  ["6 x 9 m", 20 * 30],
  ["6 × 9 meters", 20 * 30],
  ["6 METRES X 9 METRES", 20 * 30],
  ["6,5m × 9.5m", 21 * 31],
  ["island of 3x3m", 10 * 10],
  ["3.81 m x 3.81 m", 13 * 13],
  ["6 m x 30 ft", 20 * 30],
  ["600 x 900 cm", 20 * 30],
  ["6000mm × 9000mm", 20 * 30],
  ["381 cm x 3810 mm", 13 * 13],
  ["20x30 ft (6 x 9 m)", 20 * 30],
  ["20.5 x 30 ft", 21 * 30],
  ["20 FT X 30 FT", 20 * 30],
  ["10x10 modular", 10 * 10],
  ["6 x 9", 6 * 9],
  ["6mx9m", 20 * 30],
  ["6m*9m", 20 * 30],
  ["6 m. x 9 m.", 20 * 30],
  ["6 x 9 mts", 20 * 30],
  ["6 x 9 metros", 20 * 30],
  ["6 MÈTRES x 9 MÈTRES", 20 * 30],
  ["6х9 м", 20 * 30],
  ["6 × 9 米", 20 * 30],
  ["20’ x 30’", 20 * 30],
  ["20 foot x 30 foot", 20 * 30],
  ["240 x 360 in", 20 * 30],
  ['240" x 360"', 20 * 30],
  ["20 ✕ 30 max 3 m high", 20 * 30],
] as const)("boothArea() of %s is %d square feet [X18]", ([size, area]) => {
  expect(boothArea(size)).toBe(area);
});

it.for(["", "1,000 x 20", "custom", "400 sq ft", "20 by 30", "x", "20x"])(
  "boothArea() reads nothing in %s",
  (size) => {
    expect(boothArea(size)).toBeNull();
  },
);
