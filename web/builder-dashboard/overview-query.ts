import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The builder's overview, in figures. */
export const overviewQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["quote-requests", "overview"],
    queryFn: () => api.call("GET /api/dashboard/overview"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
