import { expect, test } from "vitest";
import type { Benchmark } from "../../../domain/offers/benchmark.ts";
import { benchmarkTexts, readBenchmark, standingOf, withBenchmark } from "./benchmark-fields.ts";

const flooring: Benchmark = {
  category: "flooring",
  unit: "sq-ft",
  low: 10_00,
  high: 14_50,
  source: "EDPA",
  address: "https://edpa.example/",
  asOf: "2026-01-31",
};
const whole: Benchmark = { ...flooring, category: null, unit: "lot" };

test("readBenchmark() sends what the form was filled with, unchanged [R10]", () => {
  for (const each of [flooring, whole]) {
    expect(readBenchmark(benchmarkTexts(each))).toEqual({ value: each, errors: {} });
  }
});

test("readBenchmark() says by field what is wrong [R18]", () => {
  expect(readBenchmark(benchmarkTexts(null)).errors).toEqual({
    low: "Enter an amount such as 95.50",
    high: "Enter an amount such as 95.50",
    source: "Source is required",
    asOf: "As of must be a day such as 2026-11-22",
  });
  expect(readBenchmark({ ...benchmarkTexts(flooring), low: "20" }).errors).toEqual({
    high: "High must be low or more",
  });
});

test("withBenchmark() adds, replaces and removes one entry where the list has it now", () => {
  const changed = { ...flooring, low: 11_00 };
  expect(withBenchmark([whole], null, flooring)).toEqual([whole, flooring]);
  expect(withBenchmark([flooring, whole], flooring, changed)).toEqual([changed, whole]);
  expect(withBenchmark([flooring, whole], flooring, null)).toEqual([whole]);
});

test("standingOf() finds the opened entry, or what another made of it", () => {
  const changed = { ...flooring, low: 11_00 };
  expect(standingOf([whole, flooring], flooring)).toEqual(flooring);
  expect(standingOf([whole, changed], flooring)).toEqual(changed);
  expect(standingOf([whole], flooring)).toBeNull();
});
