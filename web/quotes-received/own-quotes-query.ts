import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The exhibitor's own requests, newest first, page by page: one page holds all of most people's, to be put in groups. */
export const ownQuotesQuery = (api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["quote-requests", "own"],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/dashboard/quotes", { query: { limit: 100, after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
