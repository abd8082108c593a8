import type { Principal } from "../accounts/principal.ts";
import type { FavouriteType } from "./favourite.ts";
import type { FavouriteRepository } from "./ports.ts";

type CheckFavourites = { itemType: FavouriteType; itemIds: readonly string[]; by: Principal };

/** Which of these items the caller has marked; none for a visitor. */
export function checkFavourites({ favourites }: { favourites: FavouriteRepository }) {
  return async ({ itemType, itemIds, by }: CheckFavourites): Promise<string[]> => {
    if (by.kind === "visitor" || itemIds.length === 0) return [];
    return favourites.among(by.user.id, itemType, itemIds);
  };
}
