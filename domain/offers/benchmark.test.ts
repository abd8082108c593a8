import { expect, test } from "vitest";
import { type Benchmark, benchmarkAmounts } from "./benchmark.ts";
import { isOld } from "./source.ts";

const custom: Benchmark = {
  category: "structure",
  unit: "sq-ft",
  low: 137_00,
  high: 161_00,
  source: "EDPA",
  address: null,
  asOf: "2017-12-31",
};

test("benchmarkAmounts() has the middle of each for the booth's size [R10]", () => {
  const feet = { width: 20, depth: 20 };
  const inline: Benchmark = { ...custom, category: "graphics", unit: "linear-ft", low: 3, high: 6 };
  const handling: Benchmark = { ...custom, category: "material-handling" };
  const all = [custom, { ...custom, low: 1, high: 1 }, inline, handling];
  expect(benchmarkAmounts(all, feet)).toEqual({
    structure: { amount: 59_600_00, from: { source: "EDPA", address: null, asOf: "2017-12-31" } },
    graphics: { amount: 90, from: { source: "EDPA", address: null, asOf: "2017-12-31" } },
  });
  expect(benchmarkAmounts(all, null)).toEqual({});
});

test("isOld() is said of figures of more than two years ago [R18]", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  expect(isOld({ asOf: "2024-11-21" }, now)).toBe(true);
  expect(isOld({ asOf: "2024-11-23" }, now)).toBe(false);
});
