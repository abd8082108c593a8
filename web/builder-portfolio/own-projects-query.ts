import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The builder's own projects, newest first, whatever their state, page by page. */
export const ownProjectsQuery = (builderId: string, api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["portfolio", "builder", builderId],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/dashboard/projects", { query: { limit: 20, after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
