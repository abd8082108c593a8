import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** How the promise was kept in the last ninety days. */
export const promiseSummaryQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["promise", "summary", 90],
    queryFn: () => api.call("GET /api/promise/summary"),
    staleTime: 60_000,
    retry: false,
  });
