import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Everything that a toggle may change. */
export const favouritesKey = ["favorites"] as const;

/** The member's favorites with their subjects. */
export const favouritesQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: [...favouritesKey, "list"],
    queryFn: () => api.call("GET /api/favorites"),
    retry: false,
  });

/** Whether the member has favorited it: fresh for 30 seconds, retried once. */
export const favouriteCheckQuery = (item: FavouriteItem) =>
  queryOptions({
    queryKey: [...favouritesKey, "check", item.itemType, item.itemId],
    queryFn: () => fetchApi.call("GET /api/favorites/check/:itemType/:itemId", { params: item }),
    staleTime: 30_000,
    retry: 1,
    retryDelay: 500,
    networkMode: "always",
    refetchOnReconnect: "always",
  });

/** Count the people who favorited an item: fresh for a minute. */
export const favouriteCountQuery = (item: FavouriteItem) =>
  queryOptions({
    queryKey: [...favouritesKey, "count", item.itemType, item.itemId],
    queryFn: () => fetchApi.call("GET /api/favorites/count/:itemType/:itemId", { params: item }),
    staleTime: 60_000,
  });
