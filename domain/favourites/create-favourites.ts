import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { feature } from "../shared/feature.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Favourite, FavouriteItem, FavouriteType } from "./favourite.ts";
import type { FavouriteRepository } from "./ports.ts";
import { toggleFavourite } from "./toggle-favourite.ts";

/** The use cases: favourites. */
export const createFavourites = feature({
  toggleFavourite,
  checkFavourites,
  countFavourites,
  listFavourites,
});

type CheckFavourites = { itemType: FavouriteType; itemIds: readonly string[]; by: Principal };

/** The caller reads which of these items are their favourites; none for a visitor. */
function checkFavourites({ favourites }: { favourites: FavouriteRepository }) {
  return async ({ itemType, itemIds, by }: CheckFavourites): Promise<string[]> => {
    if (by.kind === "visitor" || itemIds.length === 0) return [];
    return favourites.among(by.user.id, itemType, itemIds);
  };
}

/** Anyone may read how many people have favorited an item. */
function countFavourites({ favourites }: { favourites: FavouriteRepository }) {
  return ({ item }: { item: FavouriteItem }): Promise<number> => favourites.count(item);
}

/** A member lists their favourites. */
function listFavourites({ favourites }: { favourites: FavouriteRepository }) {
  return async ({ by }: { by: Principal }): Promise<Result<Favourite[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok(await favourites.list(by.user.id));
  };
}
