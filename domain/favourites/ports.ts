import type { UserId } from "../shared/id.ts";
import type { Favourite, FavouriteItem, FavouriteType } from "./favourite.ts";

/** Where people's favourites are kept. One mark a person and item. */
export type FavouriteRepository = {
  /** Those of the ids that the person has marked. */
  among(userId: UserId, itemType: FavouriteType, itemIds: readonly string[]): Promise<string[]>;
  /** Count the people who favorited an item. */
  count(item: FavouriteItem): Promise<number>;
  /**
   * Takes the mark away, or puts it there. Toggles of the same mark come one after the other, whatever their number.
   * `missing`: nothing of the kind is public. `full`: the person keeps `most` already.
   */
  toggle(
    userId: UserId,
    item: FavouriteItem,
    most: number,
  ): Promise<"added" | "removed" | "missing" | "full">;
  /** The person's own, newest first. */
  list(userId: UserId): Promise<Favourite[]>;
};
