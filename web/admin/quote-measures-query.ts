import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Measures of how quotes are written, asked about and chosen. */
export const quoteMeasuresQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "quote-measures"],
    queryFn: () => api.call("GET /api/admin/quote-measures"),
    staleTime: 60_000,
    retry: false,
  });
