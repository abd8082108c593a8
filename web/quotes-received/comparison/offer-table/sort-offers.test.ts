import fc from "fast-check";
import { expect, test } from "vitest";
import { offerOrders, sortOffers } from "./sort-offers.ts";

const day = (number: number) => `2027-01-${String(number).padStart(2, "0")}T00:00:00.000Z`;
const offer = (id: string, facts: object = {}, stands = true) => ({
  response: {
    id,
    quotedAmount: 100,
    validUntil: day(20),
    createdAt: day(1),
    forEarlierBrief: false,
    builder: { rating: 4, reviewCount: 3 },
    ...facts,
  },
  stands,
});
const order = (offers: { response: { id: string } }[]) =>
  offers.map(({ response }) => response.id).join("");

test("sortOffers() has the lowest amount first, and those without one last", () => {
  const offers = [
    offer("a", { quotedAmount: null }),
    offer("b", { quotedAmount: 300 }),
    offer("c", { quotedAmount: 200 }),
  ];
  expect(order(sortOffers(offers, "amount"))).toBe("cba");
});

test("sortOffers() has a price of zero among those without one [Y09]", () => {
  const offers = [offer("a", { quotedAmount: 0 }), offer("b", { quotedAmount: 300 })];
  expect(order(sortOffers(offers, "amount"))).toBe("ba");
});

test.each(offerOrders)(
  "sortOffers() by $value has quotes for the present brief first [W02]",
  ({ value }) => {
    const earlier = { forEarlierBrief: true, quotedAmount: 1, validUntil: day(28) };
    const offers = [offer("a", { ...earlier, createdAt: day(9) }), offer("b")];
    expect(order(sortOffers(offers, value))).toBe("ba");
  },
);

test("sortOffers() has quotes that ended after all that stand [R40]", () => {
  const offers = [offer("a", { quotedAmount: 1 }, false), offer("b"), offer("c", {}, false)];
  expect(order(sortOffers(offers, "amount"))).toBe("bac");
});

test("sortOffers() on the same scope has prices, then lower bounds, then quotes without lines [R13] [R14]", () => {
  const offers = ["a", "b", "c", "d"].map((id) => offer(id));
  const prices = new Map([
    ["a", { amount: 100, isLeast: true }],
    ["b", { amount: 300, isLeast: false }],
    ["d", { amount: 200, isLeast: false }],
  ]);
  expect(order(sortOffers(offers, "same-scope", prices))).toBe("dbac");
});

test("sortOffers() has the best rated first, and those without a review last", () => {
  const offers = [
    offer("a", { builder: { rating: 0, reviewCount: 0 } }),
    offer("b", { builder: { rating: 4.9, reviewCount: 1 } }),
    offer("c", { builder: null }),
    offer("d", { builder: { rating: 1, reviewCount: 9 } }),
  ];
  expect(order(sortOffers(offers, "rating"))).toBe("bdac");
});

test("sortOffers() has the longest valid first, or the newest", () => {
  const offers = [
    offer("a", { validUntil: day(5), createdAt: day(3) }),
    offer("b", { validUntil: day(9), createdAt: day(2) }),
  ];
  expect(order(sortOffers(offers, "validity"))).toBe("ba");
  expect(order(sortOffers(offers, "newest"))).toBe("ab");
});

test("sortOffers() has the same order wherever the offers began, and loses none", () => {
  const response = fc.record({
    id: fc.uuid(),
    quotedAmount: fc.option(fc.nat({ max: 3 })),
    forEarlierBrief: fc.boolean(),
    validUntil: fc.integer({ min: 1, max: 3 }).map(day),
    createdAt: fc.integer({ min: 1, max: 3 }).map(day),
    builder: fc.option(fc.record({ rating: fc.nat({ max: 5 }), reviewCount: fc.nat({ max: 1 }) })),
  });
  const offers = fc.uniqueArray(fc.record({ response, stands: fc.boolean() }), {
    selector: (each) => each.response.id,
  });
  fc.assert(
    fc.property(offers, fc.constantFrom(...offerOrders), (some, { value }) => {
      const sorted = sortOffers(some, value);
      expect(sortOffers(some.toReversed(), value)).toEqual(sorted);
      expect(new Set(sorted)).toEqual(new Set(some));
    }),
  );
});
