import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { adminSearch } from "./admin-search.ts";

/** The page of requests that an address asks for. */
export function adminQuotesQuery(address: URLSearchParams, api: Api = fetchApi) {
  const search = adminSearch(address);
  return queryOptions({
    queryKey: ["admin", "quotes", `${search}`],
    queryFn: () => api.call("GET /api/admin/quotes", { query: search }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
