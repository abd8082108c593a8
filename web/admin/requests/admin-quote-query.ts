import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** One request, refetched. */
export const adminQuoteQuery = (id: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "quote", id],
    queryFn: () => api.call("GET /api/admin/quotes/:id", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
