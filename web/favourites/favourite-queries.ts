import type { FavouriteItem } from "../../domain/favourites/favourite.ts";
import { callQuery } from "../api/call-query.ts";

/** Whether the member has favorited the item: fresh for 30 seconds, retried once. */
export const favouriteCheckQuery = ({ itemType, itemId }: FavouriteItem) => ({
  ...callQuery("GET /api/favorites/check/:itemType/:itemId", { params: { itemType, itemId } }),
  staleTime: 30_000,
  retry: 1,
  retryDelay: 500,
  networkMode: "always" as const,
  refetchOnReconnect: "always" as const,
});

/** The number of people who favorited the item: fresh for a minute. */
export const favouriteCountQuery = ({ itemType, itemId }: FavouriteItem) => ({
  ...callQuery("GET /api/favorites/count/:itemType/:itemId", { params: { itemType, itemId } }),
  staleTime: 60_000,
});
