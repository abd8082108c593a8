import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** One show. */
export const tradeShowQuery = (id: string) =>
  queryOptions({
    queryKey: ["trade-shows", "show", id],
    queryFn: () => fetchApi.call("GET /api/trade-shows/:id", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
