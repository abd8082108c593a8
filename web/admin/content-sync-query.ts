import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The result of the last sync of content. */
export const contentSyncQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "content-sync"],
    queryFn: () => api.call("GET /api/admin/content-sync"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
