import fc from "fast-check";
import { expect, it } from "vitest";
import { projectBudgetRanges } from "../../portfolio/budget-ranges.ts";
import { budgetRanges } from "../../quotes/options.ts";
import { type BudgetRange, budgetRange, budgetsOverlap } from "./budget-range.ts";

it("budgetRange() knows every band of the quote form and of the portfolio", () => {
  expect(budgetRanges.map(({ value }) => budgetRange(value))).toEqual([
    { minimum: 5_000, maximum: 15_000 },
    { minimum: 15_000, maximum: 35_000 },
    { minimum: 35_000, maximum: 75_000 },
    { minimum: 75_000, maximum: 150_000 },
    { minimum: 150_000, maximum: null },
  ]);
  expect(projectBudgetRanges.map(budgetRange).at(3)).toEqual({ minimum: 50_000, maximum: 100_000 });
  expect(projectBudgetRanges.map(budgetRange).at(-1)).toEqual({ minimum: 1e6, maximum: null });
});

it("budgetRange() reads what someone typed, and guesses nothing", () => {
  expect(budgetRange("up to $20k")).toEqual({ minimum: 0, maximum: 20_000 });
  expect(budgetRange("about 1.5m")).toEqual({ minimum: 1_500_000, maximum: 1_500_000 });
  for (const nothing of [null, "", "to be discussed", "10, 20 or 30 thousand"]) {
    expect(budgetRange(nothing), `${nothing}`).toBeNull();
  }
});

it("budgetRange() knows how people part thousands, and what is ambiguous [X04]", () => {
  for (const text of [
    "$50 000 - $75 000",
    "50’000-75’000",
    "$50\u202f000 to 75\u202f000",
    "50,000–75,000",
  ]) {
    expect(budgetRange(text), text).toEqual({ minimum: 50_000, maximum: 75_000 });
  }
  expect(budgetRange("1.125m")).toEqual({ minimum: 1_125_000, maximum: 1_125_000 });
  for (const text of ["€50.000", "1.250.000", "50.000 - 75.000"])
    expect(budgetRange(text), text).toBeNull();
});

it("budgetRange() stays within the numbers that a database compares", () => {
  const most = Number.MAX_SAFE_INTEGER;
  for (const absurd of ["99999999999999999999", "9".repeat(400), "9999999999999999m"]) {
    expect(budgetRange(absurd), absurd).toEqual({ minimum: most, maximum: most });
  }
});

const ranges = fc
  .tuple(fc.nat(1e6), fc.option(fc.nat(1e6)))
  .map(
    ([minimum, more]): BudgetRange => ({ minimum, maximum: more === null ? null : minimum + more }),
  );

it("budgetsOverlap() is the same both ways, and with an end in common is an overlap", () => {
  fc.assert(
    fc.property(ranges, ranges, (one, other) => {
      expect(budgetsOverlap(one, other)).toBe(budgetsOverlap(other, one));
      const { maximum } = one;
      if (maximum !== null)
        expect(budgetsOverlap(one, { minimum: maximum, maximum: null })).toBe(true);
    }),
  );
});
