import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The builders behind the quotes for one request; read again when another quote arrives. */
export const quotingBuildersQuery = (requestId: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["quote-requests", requestId, "builders"],
    queryFn: () => api.call("GET /api/quote-requests/:id/builders", { params: { id: requestId } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
