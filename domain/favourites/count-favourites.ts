import type { FavouriteItem } from "./favourite.ts";
import type { FavouriteRepository } from "./ports.ts";

/** Anyone may know how many people have marked something. */
export function countFavourites({ favourites }: { favourites: FavouriteRepository }) {
  return ({ item }: { item: FavouriteItem }): Promise<number> => favourites.count(item);
}
