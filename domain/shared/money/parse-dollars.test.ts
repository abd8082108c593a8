import fc from "fast-check";
import { expect, test } from "vitest";
import { dollarsText } from "./dollars-text.ts";
import { maxAmountCents } from "./money.ts";
import { parseDollars } from "./parse-dollars.ts";

test.for([
  ["12,500", 1_250_000],
  ["12500.50", 1_250_050],
  ["$12,500.5", 1_250_050],
  [" 0 ", 0],
  ["0.07", 7],
  ["1,234,567.89", 123_456_789],
  ["100000000", 10_000_000_000],
  ["52\u202f000.00", 5_200_000],
  ["52’000.50", 5_200_050],
] as const)("parseDollars() reads %s", ([text, cents]) => {
  expect(parseDollars(text)).toBe(cents);
});

test.for(["", "abc", "-5", "12,50", "1.234", "12.500,00", "1e5", "100000000.01", "12.", ".5"])(
  "parseDollars() refuses '%s'",
  (text) => {
    expect(parseDollars(text)).toBeNull();
  },
);

test("parseDollars() reads back every amount that dollarsText() writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxAmountCents }), (cents) => {
      expect(parseDollars(dollarsText(cents))).toBe(cents);
    }),
  );
});
