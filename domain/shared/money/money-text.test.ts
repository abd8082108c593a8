import { expect, it } from "vitest";
import { moneyText } from "./money-text.ts";

it.each([
  [0, "$0"],
  [99_50, "$99.50"],
  [12_500_00, "$12,500"],
  [1_234_567_05, "$1,234,567.05"],
  [-250_00, "-$250"],
])("moneyText(%d) is %s", (cents, text) => {
  expect(moneyText(cents)).toBe(text);
});
