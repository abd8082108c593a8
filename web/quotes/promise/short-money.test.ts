import { expect, test } from "vitest";
import { shortMoney } from "./short-money.ts";

test.each([
  [950_00, "$950"],
  [999_60, "$1,000"],
  [9_480_00, "$9.5K"],
  [61_500_00, "$62K"],
  [174_500_00, "$175K"],
  [999_600_00, "$1M"],
  [1_240_000_00, "$1.2M"],
])("shortMoney() writes %d cents as %s", (cents, said) => {
  expect(shortMoney(cents)).toBe(said);
});
