import { infiniteQueryOptions } from "@tanstack/react-query";
import type { StatusGroup } from "../../domain/quotes/request-state.ts";
import type { Api } from "../api/api.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Every request of one group of states, or of all, newest first, page by page. */
export const adminQuotesQuery = (status: StatusGroup | undefined, api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["admin", "quotes", status ?? "all"],
    queryFn: ({ pageParam }) => api.adminQuotes({ status, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
