import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useEffect } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { readAgain } from "../api/call-query.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { showToast } from "../ui/feedback/toast-store.ts";
import { useIsAlive } from "../ui/use-is-alive.ts";
import { FavouriteBatchContext } from "./favourite-batch-context.ts";
import { favouriteCheckQuery, favouriteCountQuery } from "./favourite-queries.ts";
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

  // after sign-in, adds the favorite that the visitor wanted, unless it is one already
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

/**
 * Toggles a favorite optimistically, rolls back on failure, and ends with the server's state. Only
 * one toggle at a time per item on the page.
 */
function useToggleFavourite(item: FavouriteItem) {
  const client = useQueryClient();
  const mutationKey = ["favorites", "toggle", item.itemType, item.itemId];
  const check = favouriteCheckQuery(item).queryKey;
  const count = favouriteCountQuery(item).queryKey;

  function show(isFavorited: boolean) {
    const was = client.getQueryData(check)?.isFavorited ?? false;
    client.setQueryData(check, { ...item, isFavorited });
    const step = Number(isFavorited) - Number(was);
    client.setQueryData(count, (old) => old && { count: Math.max(0, old.count + step) });
  }

  const toggle = useMutation({
    mutationKey,
    mutationFn: () => fetchApi.call("POST /api/favorites/toggle", { body: item }),
    networkMode: "always",
    async onMutate() {
      await client.cancelQueries({ queryKey: check });
      const before = client.getQueryData(check)?.isFavorited ?? false;
      show(!before);
      return { before };
    },
    onSuccess({ action, message }) {
      // another tab may have been first: the server's result counts
      show(action === "added");
      showToast({ title: message, tone: "positive" });
    },
    onError(error, _, context) {
      if (context) show(context.before);
      showToast({
        title: "Error",
        description: ApiError.wordsOf(error, "Failed to update favorites. Please try again."),
        tone: "critical",
      });
    },
    // also after a failure: the server may have made the change although its answer was lost
    onSettled: () => void readAgain(client, ["favorites"]),
  });

  return {
    isPending: useIsMutating({ mutationKey }) > 0,
    toggle() {
      if (client.isMutating({ mutationKey }) === 0) toggle.mutate();
    },
  };
}
