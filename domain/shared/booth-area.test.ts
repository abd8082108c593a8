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

it.for(["", "custom", "400 sq ft", "20 by 30", "x", "20x"])(
  "boothArea() reads nothing in %s",
  (size) => {
    expect(boothArea(size)).toBeNull();
  },
);
