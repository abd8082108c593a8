import { expect, test } from "vitest";
import { budgetParts, budgetSplit, usualSplit } from "./budget-split.ts";

test("budgetSplit() puts a quote's heads beside the cost of the space [R18]", () => {
  const split = budgetSplit(39_000_00, [
    { head: "exhibit", amount: 10_000_00 },
    { head: "graphics", amount: 1_000_00 },
    { head: "labor", amount: 6_000_00 },
    { head: "show-services", amount: 5_000_00 },
    { head: "shipping", amount: 9_000_00 },
    { head: "other", amount: 30_000_00 },
  ]);
  expect(split.map(({ part, percent }) => [part, percent])).toEqual([
    ["space", 39],
    ["services", 11],
    ["exhibit", 11],
    ["shipping", 9],
    ["rest", 30],
  ]);
  expect(budgetSplit(0, []).every(({ percent }) => percent === 0)).toBe(true);
});

test("budgetSplit() takes a discount off all parts of the quote, so that none is below zero [R18]", () => {
  const split = budgetSplit(50_000_00, [
    { head: "exhibit", amount: 40_000_00 },
    { head: "shipping", amount: 20_000_00 },
    { head: "other", amount: -10_000_00 },
  ]);
  expect(split.map(({ part, amount, percent }) => [part, amount, percent])).toEqual([
    ["space", 50_000_00, 50],
    ["services", 0, 0],
    ["exhibit", 33_333_33, 33],
    ["shipping", 16_666_67, 17],
    ["rest", 0, 0],
  ]);
});

test("the usual split is a whole, with its source [R18]", () => {
  expect(budgetParts.reduce((sum, part) => sum + usualSplit[part], 0)).toBe(100);
  expect(usualSplit.source).not.toBe("");
});
