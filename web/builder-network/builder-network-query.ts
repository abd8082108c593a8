import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Where the builders are. */
export const builderNetworkQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builders", "network"],
    queryFn: () => api.call("GET /api/builders/network"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
