import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Upcoming shows, page by page. */
export const upcomingShowsQuery = (api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["trade-shows", "upcoming"],
    queryFn: ({ pageParam }) =>
      api.call("GET /api/trade-shows/upcoming", { query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { shows }) => sum + shows.length, 0);
      return loaded < total && pages.at(-1)?.shows.length ? pages.length + 1 : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
