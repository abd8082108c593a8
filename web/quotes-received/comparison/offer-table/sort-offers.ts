import { namesPrice } from "../../../../domain/offers/names-price.ts";

/** Sort orders of the comparison. */
export const offerOrders = [
  { value: "amount", label: "Lowest amount" },
  { value: "same-scope", label: "Lowest on the same scope" },
  { value: "rating", label: "Best rated builder" },
  { value: "validity", label: "Valid longest" },
  { value: "newest", label: "Newest" },
] as const;
export type OfferOrder = (typeof offerOrders)[number]["value"];

type Sortable = {
  id: string;
  quotedAmount: number | null;
  forEarlierBrief: boolean;
  validUntil: string;
  createdAt: string;
  builder: { rating: number; reviewCount: number } | null;
};

/** Same-scope prices by quote id. With open categories a price is a lower bound. */
export type ScopePrices = ReadonlyMap<string, { amount: number; isLeast: boolean }>;

/**
 * Sorts quotes: ended ones last, before them those priced for an earlier brief; within each, quotes
 * without the sorted value come last, and ties by age. On the same scope lower bounds come after
 * prices.
 */
export function sortOffers<Response extends Sortable>(
  offers: readonly { response: Response; stands: boolean }[],
  order: OfferOrder,
  scopePrices: ScopePrices = new Map(),
) {
  return offers.toSorted(
    ({ response: one, ...first }, { response: other, ...second }) =>
      Number(second.stands) - Number(first.stands) ||
      Number(one.forEarlierBrief) - Number(other.forEarlierBrief) ||
      boundRank(one, order, scopePrices) - boundRank(other, order, scopePrices) ||
      keyOf(one, order, scopePrices) - keyOf(other, order, scopePrices) ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id.localeCompare(other.id),
  );
}

function boundRank({ id }: Sortable, order: OfferOrder, scopePrices: ScopePrices): number {
  return order === "same-scope" && scopePrices.get(id)?.isLeast !== false ? 1 : 0;
}

function keyOf(
  { id, quotedAmount, validUntil, createdAt, builder }: Sortable,
  order: OfferOrder,
  scopePrices: ScopePrices,
) {
  if (order === "same-scope") return scopePrices.get(id)?.amount ?? Number.MAX_SAFE_INTEGER;
  if (order === "amount") return namesPrice(quotedAmount) ? quotedAmount : Number.MAX_SAFE_INTEGER;
  if (order === "rating") return builder && builder.reviewCount > 0 ? -builder.rating : 1;
  return -Date.parse(order === "newest" ? createdAt : validUntil);
}
