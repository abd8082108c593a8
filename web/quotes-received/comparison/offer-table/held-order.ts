import type { OfferOrder } from "./sort-offers.ts";

type Sorted = { response: { id: string; revision: number } };

/** The quotes as their reader last had them sorted: each with its revision, in their places. */
export type HeldOrder = { order: OfferOrder; revisions: ReadonlyMap<string, number> };

export function holdOrder(sorted: readonly Sorted[], order: OfferOrder): HeldOrder {
  return {
    order,
    revisions: new Map(sorted.map(({ response: { id, revision } }) => [id, revision])),
  };
}

/** The quotes in the places that they had, new ones after them. */
export function inHeldOrder<Offer extends Sorted>(
  sorted: readonly Offer[],
  { revisions }: HeldOrder,
): Offer[] {
  const places = [...revisions.keys()];
  const placeOf = ({ response }: Offer) => {
    const place = places.indexOf(response.id);
    return place < 0 ? places.length : place;
  };
  return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The quotes that came or were revised since, and whether they would be sorted in another way now. */
export function newsSince<Offer extends Sorted>(sorted: readonly Offer[], held: HeldOrder) {
  const known = (offer: Offer) => held.revisions.get(offer.response.id);
  const places = inHeldOrder(sorted, held);
  return {
    sent: sorted.filter((offer) => known(offer) === undefined),
    revised: sorted.filter((offer) => (known(offer) ?? Infinity) < offer.response.revision),
    isReordered: sorted.some((offer, index) => offer !== places[index]),
  };
}
