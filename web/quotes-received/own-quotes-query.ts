import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The exhibitor's own requests by what they need, twenty at a time. */
export const ownQuotesQuery = (api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["quote-requests", "own"],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/dashboard/quotes", {
        query: { limit: 20, order: "need", after: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
