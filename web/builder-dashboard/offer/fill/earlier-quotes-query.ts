import { infiniteQueryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../../api/fetch-api.ts";

/** The builder's own itemized quotes, newest first, page by page. */
export const earlierQuotesQuery = infiniteQueryOptions({
  queryKey: ["quote-requests", "earlier-quotes"],
  queryFn: ({ pageParam }) =>
    fetchApi.call("GET /api/dashboard/earlier-quotes", { query: { limit: 10, after: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  retry: false,
});
