import type { Cents } from "../shared/money/money.ts";

/** A place among others by price, or the places that it may have: offers whose ranges overlap share theirs. */
export type Place = { from: number; to: number };

type Priced = { id: string; sameScope: { low: Cents; high: Cents } };

/** From one after the offers that are wholly below, to the last but those that are wholly above. */
export function placesOf(offers: readonly Priced[]): Map<string, Place> {
  return new Map(
    offers.map(({ id, sameScope: { low, high } }) => {
      const below = offers.filter((other) => other.sameScope.high < low).length;
      const above = offers.filter((other) => other.sameScope.low > high).length;
      return [id, { from: 1 + below, to: offers.length - above }];
    }),
  );
}
