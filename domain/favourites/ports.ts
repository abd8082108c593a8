import type { UserId } from "../shared/id.ts";
import type { Favourite, FavouriteItem, FavouriteType } from "./favourite.ts";

/** Stores favourites, one per person and item. */
export type FavouriteRepository = {
  /** The ids among `itemIds` that the person has favorited. */
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
  /** A person's favourites, newest first. */
  list(userId: UserId): Promise<Favourite[]>;
};
