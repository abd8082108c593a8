import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { fetchApi } from "../api/fetch-api.ts";

type About = Omit<Parameters<Api["audit"]>[0], "after">;

/** What was done to everything, or to one thing, latest first, page by page. */
export const auditQuery = (about: About, api: Pick<Api, "audit"> = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit", about.kind ?? "all", about.id ?? "all"],
    queryFn: ({ pageParam }) => api.audit({ ...about, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
