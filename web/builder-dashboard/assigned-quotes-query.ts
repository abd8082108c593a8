import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The requests that the builder is asked to quote, latest assignment first, page by page. */
export const assignedQuotesQuery = (api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["quote-requests", "assigned"],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/dashboard/assigned-quotes", { query: { limit: 20, after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
