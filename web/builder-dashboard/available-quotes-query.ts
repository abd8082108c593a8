import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Requests of others that can be joined, without a word about who asks, newest first, page by page. */
export const availableQuotesQuery = (api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["quote-requests", "available"],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/dashboard/available-quote-requests", {
        query: { limit: 20, after: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
