import { expect, test } from "vitest";
import { budgetWords } from "./budget-words.ts";

test.each([
  [25_000, 1_400_000, "$25,000\u00a0– $1,400,000"],
  [0, null, "From $0"],
  [null, 60_000, "Up to $60,000"],
  [null, null, null],
])("budgetWords() says %s to %s as %s", (minimumProjectBudget, maximumProjectBudget, words) => {
  expect(budgetWords({ minimumProjectBudget, maximumProjectBudget })).toBe(words);
});
