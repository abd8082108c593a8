import { expect, test } from "vitest";
import { framedOffers } from "./framed-offers.ts";

const offer = (id: string, more: object = {}) => ({
  id,
  builderId: id,
  builder: {
    id,
    name: `Builder ${id}`,
    email: null,
    phone: null,
    website: null,
    rating: 0,
    reviewCount: 0,
    ratingSource: "none" as const,
    onTime: null,
    finalBills: null,
    hasLeft: false,
  },
  quotedAmount: 50_000_00,
  withdrawnAt: null,
  createdAt: `2026-11-2${id}T09:00:00Z`,
  ...more,
});

test("framedOffers() has the quotes with a price, the earliest first", () => {
  const withdrawn = { withdrawnAt: "2026-11-25T09:00:00Z" };
  const shown = framedOffers([
    offer("3"),
    offer("1"),
    offer("2", { quotedAmount: null }),
    offer("4", withdrawn),
  ]);
  expect(shown.map(({ builder }) => builder)).toEqual(["Builder 1", "Builder 3"]);
});

test("framedOffers() has the latest price of a builder who answered twice", () => {
  const again = offer("5", { builderId: "1", quotedAmount: 48_000_00 });
  expect(framedOffers([again, offer("1")])).toMatchObject([{ id: "5", cents: 48_000_00 }]);
});
