import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The numbers on the admin's stat cards. */
export const adminStatsQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "dashboard"],
    queryFn: () => api.call("GET /api/admin/dashboard"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
