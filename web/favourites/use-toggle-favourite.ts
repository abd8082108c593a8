import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { showToast } from "../ui/feedback/toast-store.ts";
import { favouriteCheckQuery, favouriteCountQuery, favouritesKey } from "./favourite-queries.ts";

/**
 * Toggles a favorite optimistically, rolls back on failure, and ends with the server's state. One
 * toggle at a time per item across the page.
 */
export function useToggleFavourite(item: FavouriteItem) {
  const client = useQueryClient();
  const mutationKey = [...favouritesKey, "toggle", item.itemType, item.itemId];
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
      // Another tab may have been first: the server's result counts.
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
    // Also after a failure: the answer may have been lost, not the deed.
    onSettled: () => void client.invalidateQueries({ queryKey: favouritesKey }),
  });

  return {
    isPending: useIsMutating({ mutationKey }) > 0,
    toggle() {
      if (client.isMutating({ mutationKey }) === 0) toggle.mutate();
    },
  };
}
