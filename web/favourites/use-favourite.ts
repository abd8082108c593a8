import { useQuery } from "@tanstack/react-query";
import { use, useEffect } from "react";
import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { FavouriteBatchContext } from "./favourite-batch-context.ts";
import { favouriteCheckQuery } from "./favourite-queries.ts";
import { useToggleFavourite } from "./use-toggle-favourite.ts";
import { wantedFavourite } from "./wanted-favourite.ts";

/** Whether the member has favorited an item, whether it can be toggled now, and the toggle. */
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

  // After sign-in, completes the visitor's favorite, unless it is one already.
  const isReady = check.data !== undefined;
  useEffect(() => {
    if (isReady && wantedFavourite.take({ itemType, itemId }) && !isFavorited) toggle();
  });

  return {
    isFavorited,
    isDisabled: !isAlive || !isKnown,
    isPending,
    toggle,
  };
}
