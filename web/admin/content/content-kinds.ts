import {
  articleInput,
  projectInput,
  showInput,
} from "../../../app-server/contract/admin/edited-content.ts";
import { articleFields } from "../../../domain/blog/post-fields.ts";
import { adminProjectFields } from "../../../domain/portfolio/project-fields.ts";
import { showFields } from "../../../domain/trade-shows/show-fields.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import type { ContentView } from "./content-address.ts";

const shows = {
  kind: "trade-shows",
  title: "Shows",
  thing: "show",
  a: "a show",
  table: showFields,
  input: showInput,
  parts: {
    show: "Show",
    dates: "Dates",
    place: "Place",
    details: "Details",
    texts: "Texts",
    pictures: "Pictures",
  },
  pageOf: (id: string) => `/trade-shows/${id}`,
} as const;

const articles = {
  kind: "blog",
  title: "Articles",
  thing: "article",
  a: "an article",
  table: articleFields,
  input: articleInput,
  parts: { article: "Article", pictures: "Pictures" },
  pageOf: (id: string) => `/blog/${id}`,
} as const;

const projects = {
  kind: "portfolio",
  title: "Projects",
  thing: "project",
  a: "a project",
  table: adminProjectFields,
  input: projectInput,
  parts: { project: "Project", texts: "Texts", features: "Features", pictures: "Pictures" },
  pageOf: (id: string) => `/portfolio/${id}`,
} as const;

/** Fields, labels and addresses of each kind of content. */
export const contentKinds = { shows, articles, projects } as const satisfies Record<
  ContentView,
  object
>;

type Saved = { id: string | null; form: never; seen: string | null };

/** Stores a new or edited record of the view. */
export const saveContent: Record<ContentView, (saved: Saved) => Promise<{ id: string }>> = {
  shows: ({ id, form: body, seen: ifMatch }) =>
    id
      ? fetchApi.call("PUT /api/admin/trade-shows/:id", { params: { id }, body, ifMatch })
      : fetchApi.call("POST /api/admin/trade-shows", { body }),
  articles: ({ id, form: body, seen: ifMatch }) =>
    id
      ? fetchApi.call("PUT /api/admin/articles/:id", { params: { id }, body, ifMatch })
      : fetchApi.call("POST /api/admin/articles", { body }),
  projects: ({ id, form: body, seen: ifMatch }) =>
    id
      ? fetchApi.call("PUT /api/admin/projects/:id", { params: { id }, body, ifMatch })
      : fetchApi.call("POST /api/admin/projects", { body }),
};
