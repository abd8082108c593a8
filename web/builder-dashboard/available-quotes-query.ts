import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** How many are shown beside the rest of the dashboard. */
export const newest = 3;

/** Requests of others that can be joined, without a word about who asks, newest first, `limit` on each page. */
export const availableQuotesQuery = (limit: number, api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["quote-requests", "available", limit],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/dashboard/available-quote-requests", {
        query: { limit, after: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
