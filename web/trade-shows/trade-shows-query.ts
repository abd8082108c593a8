import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The calendar of shows. */
export const tradeShowsQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["trade-shows"],
    queryFn: () => api.tradeShows(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
