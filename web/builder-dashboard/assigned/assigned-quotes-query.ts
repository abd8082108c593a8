import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import type { AssignedStanding } from "../../../domain/quotes/for-builders/assigned-standing.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/**
 * The requests that the builder is asked to quote, page by page: all of them, latest assignment first, or those of one
 * standing, the next one due first.
 */
export const assignedQuotesQuery = (standing: AssignedStanding | null, api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["quote-requests", "assigned", standing],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/dashboard/assigned-quotes", {
        query: { limit: 20, after: pageParam, standing: standing ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
