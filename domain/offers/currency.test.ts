import { expect, test } from "vitest";
import { inUsCents, linesInUsCents } from "./currency.ts";
import { lineOf } from "./examples.ts";
import { offerTotal } from "./line-amount.ts";

const euro = { rateMillionths: 1_085_000, source: "Fixed table", day: "2026-11-20" };

test("inUsCents() converts whole cents at the stamped rate, half a cent up [R38]", () => {
  expect(inUsCents(100_00, euro)).toBe(108_50);
  expect(inUsCents(1, { ...euro, rateMillionths: 1_500_000 })).toBe(2);
  expect(inUsCents(-1, { ...euro, rateMillionths: 1_500_000 })).toBe(-1);
  expect(inUsCents(77, null)).toBe(77);
});

test("linesInUsCents() adds up to the amount of the quote [R38]", () => {
  const lines = [lineOf("structure", { amount: 333 }), lineOf("graphics", { amount: 333 })];
  expect(offerTotal(linesInUsCents(lines, euro))).toBe(722);
});
