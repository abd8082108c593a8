import { projectPageSize } from "../../domain/portfolio/search/project-search.ts";
import { maxListItems } from "../../domain/shared/page.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toProjectBody, toViewedProjectBody } from "../contract/portfolio/portfolio.ts";
import type { portfolioCalls } from "../contract/portfolio/portfolio-calls.ts";
import { toOwnProjectBody } from "../contract/portfolio/project-form.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";
import { ifMatchVersion } from "./input/if-match.ts";

/**
 * Handlers for the portfolio: lists, one project, a builder's projects, and builders' edits of
 * their own.
 */
export const portfolioHandlers: HandlersOf<typeof portfolioCalls> = {
  "GET /api/portfolio": async ({ core }, { query, search }) => {
    const { limit, after, card, sort, page, ...filter } = query;
    const names = [...search.keys()];
    const isSlice = search.has("limit") || after !== null;
    if (isSlice && names.every((name) => name === "limit" || name === "after")) {
      const { items, next } = await core.portfolio.listPortfolio({ page: { limit, after } });
      return {
        ok: true,
        value: items.map(toProjectBody),
        next: next ? { limit, after: next } : null,
      };
    }
    const size = search.has("limit") ? Math.min(limit, 100) : projectPageSize;
    const { projects, total } = await core.portfolio.listFilteredProjects({
      filter,
      card,
      sort,
      page,
      size,
    });
    return {
      ok: true,
      value: projects.map(toProjectBody),
      headers: { "x-total-count": `${total}` },
      next: page * size < total ? { page: page + 1 } : null,
    };
  },
  "GET /api/portfolio/search": async ({ core, services }, { query }) => {
    const { card, sort, page, ...filter } = query;
    const found = await services.portfolioStaleCache.search(core, { filter, card, sort, page });
    const { dataSource, ...value } = found;
    return { ok: true, value, headers: { "x-data-source": dataSource ?? undefined } };
  },
  "GET /api/portfolio/showcase": async ({ core }, { query }) => {
    const { items, next } = await core.portfolio.browseShowcase(query);
    return ok({ projects: items, next });
  },
  "GET /api/portfolio/builder/:id": async ({ core, by }, { params: { id } }) => {
    const page = { limit: maxListItems, after: null };
    const { items, next } = await core.portfolio.listProjectsOfBuilder({
      builderId: asId(id),
      by,
      page,
    });
    const link = `</api/portfolio?limit=${maxListItems}&after=${next}>; rel="next"`;
    return {
      ok: true,
      value: items.map(toOwnProjectBody),
      headers: { link: next ? link : undefined },
    };
  },
  "GET /api/portfolio/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.portfolio.viewProject({ id: asId(id), by }), toViewedProjectBody),
  "POST /api/portfolio": async (context, { body: form }) => {
    const { core, by, services, now } = context;
    const { year = `${now.getUTCFullYear()}` } = form;
    const submit = () => core.portfolio.submitProject({ form: { ...form, year }, by });
    const submitted = await services.writeLimit("project", context, submit, ({ ok }) => ok);
    return submitted.ok ? mapped(submitted.value, toOwnProjectBody) : submitted;
  },
  "PATCH /api/portfolio/:id": ({ core, by }, { params: { id }, body: form, ifMatch }) =>
    mapped(
      core.portfolio.editProject({ id: asId(id), form, seen: ifMatchVersion(ifMatch), by }),
      toOwnProjectBody,
    ),
  "DELETE /api/portfolio/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.portfolio.deleteProject({ id: asId(id), by }), () => ({
      message: "Portfolio project deleted",
    })),
};
