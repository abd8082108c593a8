import fc from "fast-check";
import { expect, test } from "vitest";
import type { Category } from "./category.ts";
import { lineOf } from "./examples.ts";
import { offerTotal, percentOf, timesPrice, withAmounts } from "./line-amount.ts";
import type { OfferLine } from "./offer-line.ts";

test.for([
  [12_500, 95_00, 1187_50],
  [1, 500, 1],
  [1, 499, 0],
  [333, 3, 1],
  [500, 1, 1],
  [499, 1, 0],
  [500, -1, 0],
  [501, -1, -1],
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

test("withAmounts() computes where it can, and takes the amount else", () => {
  const amountOf = (facts: Partial<OfferLine>) =>
    withAmounts([lineOf("structure", facts)])[0]?.amount;
  expect(amountOf({ quantity: 2_000, unitPrice: 50, amount: null })).toBe(100);
  expect(amountOf({ quantity: 2_000, unitPrice: null, amount: 70 })).toBe(70);
  expect(amountOf({ quantity: null, unitPrice: null, amount: null })).toBeNull();
});

const percent = (category: Category, rate: number, facts: Partial<OfferLine> = {}) =>
  lineOf(category, { unit: "percent", quantity: rate, ...facts });

test("a percentage is of the included lines and allowances before it, and of no percentage [R03]", () => {
  const lines = [
    lineOf("structure", { amount: 10_000_05 }),
    lineOf("graphics", { kind: "allowance", amount: 1_000_00 }),
    lineOf("av", { kind: "option", amount: 500_00 }),
    lineOf("flooring", { kind: "excluded" }),
    percent("management", 10_000),
    percent("tax", 8_250),
    percent("discount", 2_500),
    lineOf("shipping", { amount: 700_00 }),
    percent("other", 1, { kind: "option" }),
  ];
  const amounts = withAmounts(lines).map(({ amount }) => amount);
  // 8.25% of $11,000.05 are $907.504, and half a cent goes up
  expect(amounts.slice(4)).toEqual([1_100_01, 907_50, -275_00, 700_00, 12]);
  expect(offerTotal(withAmounts(lines))).toBe(13_432_56);
});

test("percentOf() rounds half a cent up, of a discount too [R03]", () => {
  expect(percentOf(50_000, 1, "tax")).toBe(1);
  expect(percentOf(49_999, 1, "tax")).toBe(0);
  expect(percentOf(50_000, 1, "discount")).toBe(0);
  expect(percentOf(50_001, 1, "discount")).toBe(-1);
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
