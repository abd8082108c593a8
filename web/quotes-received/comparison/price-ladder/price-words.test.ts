import { expect, test } from "vitest";
import { priceWords } from "./price-words.ts";

test.for([
  [[100_000_00, 174_500_00], null, "2 prices, from $100,000 to $174,500."],
  [[100_000_00], null, "1 price: $100,000."],
  [[100_000_00, 100_000_00], null, "2 prices: $100,000."],
  [
    [60_000_00, 80_000_00, 160_000_00],
    "75000-150000",
    "3 prices, from $60,000 to $160,000. 1 within your budget, 1 below it, 1 above it.",
  ],
  [
    [160_000_00, 170_000_00],
    "150000+",
    "2 prices, from $160,000 to $170,000. 2 within your budget.",
  ],
  [[60_000_00, 80_000_00], "5000-15000", "2 prices, from $60,000 to $80,000. 2 above your budget."],
] as const)("priceWords %o with a budget of %s", ([amounts, budget, words]) => {
  expect(priceWords(amounts, budget)).toBe(words);
});
