import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** One quote request, as far as the caller may see it. */
export const quoteRequestQuery = (id: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["quote-requests", id],
    queryFn: () => api.call("GET /api/quote-requests/:id", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
