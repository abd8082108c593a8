import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../api/fetch-api.ts";

/** A page of the hub. The page before stays until it is there. */
export const blogPageQuery = (page: number) =>
  queryOptions({
    queryKey: ["blog", "page", page],
    queryFn: () => fetchApi.call("GET /api/blog/cards", { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
