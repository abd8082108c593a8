import type { Api } from "../../app-server/contract/api-client.ts";
import { pagesOf } from "../api/pages-of.ts";
import { type ListedProject, toProjectCard } from "./project-card.ts";

type Page = { projects: ListedProject[]; total: number; next: string | null };

/** The builder's own projects, newest first, whatever their state, page by page. */
export const myProjectsQuery = (api?: Api) => ({
  ...pagesOf("GET /api/dashboard/projects", { limit: 20 }, ({ projects }) => projects, api),
  select: ({ pages }: { pages: Page[] }) => ({
    projects: pages.flatMap(({ projects }) => projects),
    total: pages[0]?.total ?? 0,
  }),
});

/** The builder's own projects for the server-rendered page, with only the fields that it shows. */
export const myProjectCardsQuery = (api: Api) => ({
  ...myProjectsQuery(),
  async queryFn({ pageParam }: { pageParam: string | null }): Promise<Page> {
    const query = { limit: 20, after: pageParam };
    const page = await api.call("GET /api/dashboard/projects", { query });
    return { ...page, projects: page.projects.map(toProjectCard) };
  },
});
