import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The quotes for one request by category, and on the same scope; read again when a quote changes. */
export const comparisonQuery = (requestId: string) =>
  queryOptions({
    queryKey: ["quote-requests", requestId, "comparison"],
    queryFn: () =>
      fetchApi.call("GET /api/quote-requests/:id/comparison", { params: { id: requestId } }),
    staleTime: 0,
    retry: false,
  });
