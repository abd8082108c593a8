import type { OfferOrder } from "./sort-offers.ts";

type Sorted = { response: { id: string; revision: number } };

/** The last shown order of the quotes: their sort order, places and revisions. */
export type HeldOrder = { order: OfferOrder; revisions: ReadonlyMap<string, number> };

export function holdOrder(sorted: readonly Sorted[], order: OfferOrder): HeldOrder {
  return {
    order,
    revisions: new Map(sorted.map(({ response: { id, revision } }) => [id, revision])),
  };
}

/** The quotes at their previous places, new ones after them. */
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

/** The quotes that were sent or revised since, and whether sorting would change their order now. */
export function newsSince<Offer extends Sorted>(sorted: readonly Offer[], held: HeldOrder) {
  const known = (offer: Offer) => held.revisions.get(offer.response.id);
  const places = inHeldOrder(sorted, held);
  return {
    sent: sorted.filter((offer) => known(offer) === undefined),
    revised: sorted.filter((offer) => (known(offer) ?? Infinity) < offer.response.revision),
    isReordered: sorted.some((offer, index) => offer !== places[index]),
  };
}
