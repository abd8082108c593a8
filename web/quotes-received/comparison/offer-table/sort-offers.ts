import { namesPrice } from "../../../../domain/offers/names-price.ts";

/** The orders in which offers can be compared. */
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

/** The same-scope prices of quotes by their ids. With open categories one is a lower bound. */
export type ScopePrices = ReadonlyMap<string, { amount: number; isLeast: boolean }>;

/**
 * Sorts quotes: those that ended come last, before them those priced before the brief changed; among each, those without the value; ties oldest first. On the same scope lower
 * bounds come after prices.
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
