import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { type ListedProject, toProjectCard } from "./project-card.ts";

type Page = { projects: ListedProject[]; total: number; next: string | null };

/** The builder's own projects, newest first, whatever their state, page by page. */
export const myProjectsQuery = (builderId: string, api: Api = fetchApi) =>
  infiniteQueryOptions({
    queryKey: ["portfolio", "builder", builderId],
    queryFn: ({ pageParam }): Promise<Page> =>
      api.call("GET /api/dashboard/projects", { query: { limit: 20, after: pageParam } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The same for the server's page, with as much of each project as it shows. */
export const myProjectCardsQuery = (builderId: string, api: Api) =>
  infiniteQueryOptions({
    ...myProjectsQuery(builderId, api),
    async queryFn({ pageParam }): Promise<Page> {
      const query = { limit: 20, after: pageParam };
      const page = await api.call("GET /api/dashboard/projects", { query });
      return { ...page, projects: page.projects.map(toProjectCard) };
    },
  });
