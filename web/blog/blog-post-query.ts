import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../api/fetch-api.ts";

/** One article, with related ones. */
export const blogPostQuery = (id: string) =>
  queryOptions({
    queryKey: ["blog", "post", id],
    queryFn: () => fetchApi.call("GET /api/blog/:id", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
