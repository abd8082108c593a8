import fc from "fast-check";
import { expect, test } from "vitest";
import { lineOf } from "./examples.ts";
import { lineAmount, offerTotal, timesPrice } from "./line-amount.ts";

test.for([
  [12_500, 95_00, 1187_50],
  [1, 500, 1],
  [1, 499, 0],
  [333, 3, 1],
  [500, 1, 1],
  [499, 1, 0],
  [500, -1, -1],
  [1_000_000_000, 10_000_000_000, 10_000_000_000_000_000],
] as const)(
  "timesPrice() of %i thousandths at %i cents is %i [R03]",
  ([quantity, price, cents]) => {
    expect(timesPrice(quantity, price)).toBe(cents);
  },
);

test("timesPrice() is within half a cent of the exact product, and rounds half up [R03]", () => {
  const quantities = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(quantities, fc.integer({ min: 0, max: 1_000_000 }), (quantity, price) => {
      const rest = BigInt(timesPrice(quantity, price)) * 1000n - BigInt(quantity) * BigInt(price);
      expect(rest > -500n && rest <= 500n).toBe(true);
    }),
  );
});

test("lineAmount() computes where it can, and takes the amount else", () => {
  expect(lineAmount({ quantity: 2_000, unitPrice: 50, amount: null })).toBe(100);
  expect(lineAmount({ quantity: 2_000, unitPrice: null, amount: 70 })).toBe(70);
  expect(lineAmount({ quantity: null, unitPrice: null, amount: null })).toBeNull();
});

test("offerTotal() adds up what is in the price: allowances and tax too, less the discount [R02]", () => {
  const structure = lineOf("structure", { amount: 100_00 });
  expect(
    offerTotal([
      structure,
      lineOf("av", { kind: "allowance", amount: 20_00 }),
      lineOf("lighting", { kind: "option", amount: 7_00 }),
      lineOf("flooring", { kind: "excluded" }),
      lineOf("design", { within: structure.id }),
      lineOf("tax", { amount: 8_00 }),
      lineOf("discount", { amount: -28_00 }),
    ]),
  ).toBe(100_00);
});
