import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** A page of the calendar as an address wants it; the one before stays until it is there. */
export const showsQuery = (search: URLSearchParams, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["trade-shows", "search", `${search}`],
    queryFn: () => api.call("GET /api/trade-shows/search", { query: search }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
