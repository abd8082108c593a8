import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The first builders, as small cards. */
export const exhibitBuildersQuery = (limit: number, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["exhibit-builders", limit],
    queryFn: () => api.call("GET /api/exhibit-builders", { query: { limit } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
