import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** A page of the calendar for a URL's filter; the previous page stays while loading. */
export const showsQuery = (search: URLSearchParams, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["trade-shows", "search", `${search}`],
    queryFn: () => api.call("GET /api/trade-shows/search", { query: search }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
