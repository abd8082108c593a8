import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

const fiveMinutes = 5 * 60_000;

/** The whole portfolio as pictures, a page at a time: fresh for 5 minutes, refetched every 5, retried twice. */
export const showcaseQuery = (api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["portfolio", "showcase"],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/portfolio/showcase", { query: { after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: fiveMinutes,
    refetchInterval: fiveMinutes,
    refetchOnWindowFocus: false,
    retry: 2,
  });
