/** The orders in which offers can be compared. */
export const offerOrders = [
  { value: "amount", label: "Lowest amount" },
  { value: "rating", label: "Best rated builder" },
  { value: "validity", label: "Valid longest" },
  { value: "newest", label: "Newest" },
] as const;
export type OfferOrder = (typeof offerOrders)[number]["value"];

type Sortable = {
  id: string;
  quotedAmount: number | null;
  validUntil: string;
  createdAt: string;
  builder: { rating: number; reviewCount: number } | null;
};

/** Sorts quotes: those that ended come last, before them those without the value; ties oldest first. */
export function sortOffers<Response extends Sortable>(
  offers: readonly { response: Response; stands: boolean }[],
  order: OfferOrder,
) {
  return offers.toSorted(
    ({ response: one, ...first }, { response: other, ...second }) =>
      Number(second.stands) - Number(first.stands) ||
      keyOf(one, order) - keyOf(other, order) ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id.localeCompare(other.id),
  );
}

function keyOf({ quotedAmount, validUntil, createdAt, builder }: Sortable, order: OfferOrder) {
  if (order === "amount") return quotedAmount ?? Number.MAX_SAFE_INTEGER;
  if (order === "rating") return builder && builder.reviewCount > 0 ? -builder.rating : 1;
  return -Date.parse(order === "newest" ? createdAt : validUntil);
}
