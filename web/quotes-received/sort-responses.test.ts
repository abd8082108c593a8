import { expect, test } from "vitest";
import { sortResponses } from "./sort-responses.ts";

const offer = (id: string, status: string, quotedAmount: number | null, day = 1) => ({
  id,
  status,
  quotedAmount,
  withdrawnAt: null,
  createdAt: `2027-01-0${day}T00:00:00.000Z`,
});
const ids = (offers: { id: string }[]) => offers.map(({ id }) => id).join(" ");

test("sortResponses() puts the accepted quote first and the ended ones last", () => {
  const offers = [
    offer("declined", "declined", 1),
    offer("pending", "pending", 3),
    offer("accepted", "accepted", 9),
  ];
  expect(ids(sortResponses(offers))).toBe("accepted pending declined");
});

test("sortResponses() orders open quotes by amount, those without one last, then newest first", () => {
  const offers = [
    offer("unpriced", "pending", null),
    offer("dear", "pending", 900),
    offer("cheap-old", "pending", 100, 1),
    offer("cheap-new", "pending", 100, 2),
  ];
  expect(ids(sortResponses(offers))).toBe("cheap-new cheap-old dear unpriced");
});

test("sortResponses() orders ended quotes newest first, whatever they cost", () => {
  const offers = [offer("old", "expired", 1, 1), offer("new", "declined", 9, 3)];
  expect(ids(sortResponses(offers))).toBe("new old");
});
