import { useQuery } from "@tanstack/react-query";
import { use, useEffect } from "react";
import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { FavouriteBatchContext } from "./favourite-batch-context.ts";
import { favouriteCheckQuery } from "./favourite-queries.ts";
import { useToggleFavourite } from "./use-toggle-favourite.ts";
import { wantedFavourite } from "./wanted-favourite.ts";

/** Whether an item is marked by whoever is signed in, whether that can be changed now, and the way to change it. */
export function useFavourite({ itemType, itemId }: FavouriteItem) {
  const item = { itemType, itemId };
  const isAlive = useIsAlive();
  const batch = use(FavouriteBatchContext);
  const check = useQuery({
    ...favouriteCheckQuery(item),
    enabled: isAlive && batch === null,
  });
  const { toggle, isPending } = useToggleFavourite(item);
  const isFavorited = check.data?.isFavorited ?? false;
  const isKnown = check.data !== undefined || check.isError || batch?.isError === true;

  // Back from the sign-in: what the visitor wanted is done now, unless it is so already.
  const isReady = check.data !== undefined;
  useEffect(() => {
    if (isReady && wantedFavourite.take({ itemType, itemId }) && !isFavorited) toggle();
  });

  return {
    isFavorited,
    isDisabled: !isAlive || !isKnown || isPending,
    isPending,
    toggle,
  };
}
