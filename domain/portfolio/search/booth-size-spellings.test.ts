import { expect, test } from "vitest";
import { plainSizes, sizeKey, sizeSpellings } from "./booth-size-spellings.ts";

const spellings = [
  "20x20",
  "20 x 20",
  "20×20",
  "20 × 20",
  "20 X 20",
  "20 by 20",
  "20'x20'",
  "20' × 20'",
  "20′ x 20′",
  "20 ft x 20 ft",
  "20 × 20 ft",
  "20 ft. by 20 ft.",
  " 20 feet x 20 feet ",
];

test.each(spellings)("sizeKey() of %s is that of 20x20", (size) => {
  expect(sizeKey(size)).toBe("20x20");
});

test.each(["20x30", "120x20", "Custom: wedge, 20 × 20", "20", "six by nine", ""])(
  "sizeKey() of %s is another one",
  (size) => {
    expect(sizeKey(size)).not.toBe("20x20");
  },
);

test("sizeSpellings() has the usual ways to write a size, the given one first, and nothing for other texts", () => {
  for (const size of ["20x20", "20 by 20", "20'x20'"]) {
    const all = sizeSpellings(size);
    expect(all[0]).toBe(size);
    expect(all).toEqual(expect.arrayContaining(["20x20", "20 × 20", "20 by 20", "20'x20'"]));
    expect(new Set(all.map(sizeKey))).toEqual(new Set(["20x20"]));
    expect(all.length).toBeLessThan(30);
  }
  expect(sizeSpellings("Custom: 4 flights")).toEqual(["Custom: 4 flights"]);
});

test("plainSizes() reads a size while it is being typed", () => {
  expect(["20 by", "20 × ", "20'x2", "Custom: 20 by 20"].map(plainSizes)).toEqual([
    "20x",
    "20x",
    "20x2",
    "Custom: 20x20",
  ]);
});
