import { expect, test } from "vitest";
import { changedTerms, priceRangeProblem } from "./quote-terms.ts";

const range = { firmness: "range", high: 12_000_00 } as const;

test("changedTerms() keeps what is not named, takes back what is null, and drops the high end of what is no range [R04]", () => {
  const before = { ...range, paymentTerms: "Half up front", rush: true };
  expect(changedTerms(before, { leadTimeWeeks: 8, rush: false })).toEqual({
    ...range,
    paymentTerms: "Half up front",
    leadTimeWeeks: 8,
  });
  expect(changedTerms(before, { paymentTerms: null })).toEqual({ ...range, rush: true });
  expect(changedTerms(range, { firmness: "firm" })).toEqual({ firmness: "firm" });
});

test.for([
  ["no-range", { high: 12_000_00 }, 10_000_00],
  ["no-low-end", range, null],
  ["no-high-end", { firmness: "range" }, 10_000_00],
  ["not-above", range, 12_000_00],
  [null, range, 10_000_00],
  [null, { firmness: "firm" }, null],
] as const)("priceRangeProblem() is %s of %j from %s [R04]", ([problem, terms, total]) => {
  expect(priceRangeProblem(terms, total)).toBe(problem);
});
