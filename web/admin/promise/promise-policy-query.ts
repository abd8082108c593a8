import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The numbers that promises are kept by. */
export const promisePolicyQuery = () =>
  queryOptions({
    queryKey: ["admin", "promise-policy"],
    queryFn: () => fetchApi.call("GET /api/admin/promise/policy"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The record of the promise: five quotes in the last 30 days, and the requests that need an admin. */
export const promiseFiguresQuery = () =>
  queryOptions({
    queryKey: ["admin", "promise-figures"],
    queryFn: async () => {
      const [{ all: kept }, { counts, missedToday }] = await Promise.all([
        fetchApi.call("GET /api/promise/summary", { query: { days: "30" } }),
        fetchApi.call("GET /api/admin/promise/queue", { query: { limit: "1" } }),
      ]);
      return { kept, counts, missedToday };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
