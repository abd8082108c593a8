import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../api/fetch-api.ts";

/** A page of the blog. The previous page stays visible while it loads. */
export const blogPageQuery = (page: number) =>
  queryOptions({
    queryKey: ["blog", "page", page],
    queryFn: () => fetchApi.call("GET /api/blog/cards", { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
