import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

const tenMinutesMs = 600_000;

/** A page of builders for a URL's filter; the previous page stays while loading. */
export const buildersQuery = (search: URLSearchParams, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builders", "search", `${search}`],
    queryFn: () => api.call("GET /api/builders/search", { query: search }),
    staleTime: tenMinutesMs,
    retry: 2,
    placeholderData: keepPreviousData,
  });
