import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import type { FavouriteType } from "../../domain/favourites/favourite.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { FavouriteBatchContext } from "./favourite-batch-context.ts";
import { favouriteCheckQuery } from "./favourite-queries.ts";

type Props = { itemType: FavouriteType; itemIds: readonly string[]; children: ReactNode };

/** Reads the favorite state of all cards inside with one call. */
export function FavouriteBatch({ itemType, itemIds, children }: Props) {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { isError } = useQuery({
    queryKey: ["favorites", "states", itemType, ...itemIds],
    queryFn: async () => {
      const { favorited } = await fetchApi.call("GET /api/favorites/check/:itemType", {
        params: { itemType },
        query: { ids: itemIds.join(",") },
      });
      for (const itemId of itemIds) {
        const isFavorited = favorited.includes(itemId);
        const { queryKey } = favouriteCheckQuery({ itemType, itemId });
        client.setQueryData(queryKey, { isFavorited, itemType, itemId });
      }
      return favorited;
    },
    staleTime: 30_000,
    retry: 1,
    enabled: user !== null && itemIds.length > 0,
  });
  const batch = useMemo(() => ({ isError }), [isError]);
  return <FavouriteBatchContext value={batch}>{children}</FavouriteBatchContext>;
}
