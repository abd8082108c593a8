import { expect, test } from "vitest";
import { holdOrder, inHeldOrder, newsSince } from "./held-order.ts";

const offer = (id: string, revision = 1) => ({ response: { id, revision } });
const ids = (offers: { response: { id: string } }[]) => offers.map(({ response }) => response.id);
const held = holdOrder([offer("a"), offer("b"), offer("c")], "amount");

test("inHeldOrder() keeps the places that quotes had; one that left leaves no gap, a new one is last", () => {
  const sorted = [offer("new"), offer("c", 2), offer("a")];
  expect(ids(inHeldOrder(sorted, held))).toEqual(["a", "c", "new"]);
});

test("newsSince() names what was sent and revised, and says whether the order would be another", () => {
  expect(newsSince([offer("a"), offer("b"), offer("c")], held)).toEqual({
    sent: [],
    revised: [],
    isReordered: false,
  });
  const news = newsSince([offer("c", 2), offer("a"), offer("new"), offer("b")], held);
  expect([ids(news.sent), ids(news.revised), news.isReordered]).toEqual([["new"], ["c"], true]);
  // at its old place, with another price
  expect(newsSince([offer("a", 2), offer("b"), offer("c")], held)).toMatchObject({
    revised: [offer("a", 2)],
    isReordered: false,
  });
});
