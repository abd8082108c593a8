import { checkFavourites } from "./check-favourites.ts";
import { countFavourites } from "./count-favourites.ts";
import { listFavourites } from "./list-favourites.ts";
import type { FavouriteRepository } from "./ports.ts";
import { toggleFavourite } from "./toggle-favourite.ts";

/** Ports that these use cases need. */
export type FavouritesPorts = {
  favourites: FavouriteRepository;
};

/** The use cases: favourites. */
export function createFavourites(ports: FavouritesPorts) {
  return {
    toggleFavourite: toggleFavourite(ports),
    checkFavourites: checkFavourites(ports),
    countFavourites: countFavourites(ports),
    listFavourites: listFavourites(ports),
  };
}
