import type { UserId } from "../shared/id.ts";
import type { Favourite, FavouriteItem, FavouriteType } from "./favourite.ts";

/** Stores favourites, one per person and item. */
export type FavouriteRepository = {
  /** Those of the ids that the person has marked. */
  among(userId: UserId, itemType: FavouriteType, itemIds: readonly string[]): Promise<string[]>;
  /** Count the people who favorited an item. */
  count(item: FavouriteItem): Promise<number>;
  /**
   * Adds or removes the favourite. Concurrent toggles of one favourite run one after the other.
   * `missing`: the item isn't public. `full`: the person has `most` favourites.
   */
  toggle(
    userId: UserId,
    item: FavouriteItem,
    most: number,
  ): Promise<"added" | "removed" | "missing" | "full">;
  /** The person's own, newest first. */
  list(userId: UserId): Promise<Favourite[]>;
};
