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
