import { expect, test } from "vitest";
import { ladderPrices, scopePricesOf } from "./ladder-prices.ts";

const shownOf = (id: string, quotedAmount: number, stands = true) => ({
  response: { id, quotedAmount, status: "pending", builder: { name: id } } as never,
  stands,
});
const scoped = (responseId: string, amount: number, open: string[], unknown: object[]) => ({
  responseId,
  sameScope: { amount, open },
  landed: { amount: amount + 10, unknown },
});
const comparison = {
  offers: [
    scoped("a", 200, [], []),
    scoped("b", 150, ["design"], []),
    scoped("c", 180, [], [{}]),
    { responseId: "d", sameScope: null, landed: null },
  ],
} as never;
const shown = [shownOf("a", 90), shownOf("b", 80), shownOf("c", 70), shownOf("d", 60)];
const prices = (view: Parameters<typeof ladderPrices>[1]) =>
  ladderPrices([...shown, shownOf("e", 1, false)], view, comparison).map(
    ({ id, cents, isLeast }) => `${id}${isLeast ? " at least" : ""} ${cents}`,
  );

test("ladderPrices() has the amounts of the chosen view, and marks lower bounds [R13]", () => {
  expect(prices("quoted")).toEqual(["a 90", "b 80", "c 70", "d 60"]);
  expect(prices("same-scope")).toEqual(["a 200", "b at least 150", "c 180"]);
  expect(prices("landed")).toEqual(["a 210", "b at least 160", "c at least 190"]);
});

test("scopePricesOf() has none of one price without lines", () => {
  expect([...scopePricesOf(comparison).keys()]).toEqual(["a", "b", "c"]);
  expect(scopePricesOf(undefined).size).toBe(0);
});
