import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Pending requests of others, without a word about who asks. */
export const availableQuotesQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["quote-requests", "available"],
    queryFn: () =>
      api.call("GET /api/dashboard/available-quote-requests", { query: { limit: 20 } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
