import { type Context, Hono } from "hono";
import { projectPageSize } from "../../domain/portfolio/project-search.ts";
import { wholeListLimit } from "../../domain/shared/page.ts";
import { toProjectBody, toViewedProjectBody } from "../contract/portfolio.ts";
import { toOwnProjectBody } from "../contract/project-form.ts";
import { projectListQuery, projectSearchQuery } from "../contract/project-query.ts";
import { showcaseQuery } from "../contract/showcase.ts";
import { answer } from "./answer.ts";
import { ownProjectRoutes } from "./own-projects.ts";
import { pathId } from "./path-id.ts";
import type { PortfolioCopies } from "./portfolio-copies.ts";
import type { Scope } from "./scope.ts";
import { validate } from "./validate.ts";
import { createWholeList } from "./whole-list.ts";
import type { WriteLimit } from "./write-limit.ts";

const everything = { limit: wholeListLimit, after: null };

/** The portfolio: the whole list, stretches of it, one project, one builder's. */
export function portfolioRoutes(copies: PortfolioCopies, writeLimit: WriteLimit) {
  const answerWhole = createWholeList();

  return new Hono<Scope>()
    .get("/", validate("query", projectListQuery), async (c) => {
      const { core } = c.var;
      if (isWhole(c)) {
        return answerWhole(c, {
          version: core.portfolioVersion,
          async read() {
            const { items, next } = await core.listPortfolio({ page: everything });
            return { items: items.map(toProjectBody), link: linkTo(next) };
          },
          sourceOf: () => copies.sourceOf(core),
          samples: () => copies.samples().map(toProjectBody),
        });
      }
      const { limit, after, card, sort, page, ...filter } = c.req.valid("query");
      const isStretch = c.req.query("limit") !== undefined || after !== null;
      if (isStretch && Object.keys(c.req.query()).every((name) => /^(limit|after)$/.test(name))) {
        const { items, next } = await core.listPortfolio({ page: { limit, after } });
        const link = linkTo(next);
        return c.json(items.map(toProjectBody), 200, link ? { link } : {});
      }
      const size = c.req.query("limit") === undefined ? projectPageSize : Math.min(limit, 100);
      const { projects, total } = await core.listWantedProjects({ filter, card, sort, page, size });
      const headers: Record<string, string> = { "x-total-count": `${total}` };
      if (page * size < total) headers.link = nextPage(c, page + 1);
      return c.json(projects.map(toProjectBody), 200, headers);
    })
    .get("/search", validate("query", projectSearchQuery), async (c) => {
      const { card, sort, page, ...filter } = c.req.valid("query");
      const request = { filter, card, sort, page };
      const { dataSource, ...body } = await copies.search(c.var.core, request);
      return c.json(body, 200, dataSource ? { "x-data-source": dataSource } : {});
    })
    .get("/showcase", validate("query", showcaseQuery), async (c) => {
      const { items, next } = await c.var.core.browseShowcase(c.req.valid("query"));
      return c.json({ projects: items, next });
    })
    .get("/builder/:id", async (c) => {
      const { core, by } = c.var;
      const { items, next } = await core.listProjectsOfBuilder({
        builderId: pathId(c),
        by,
        page: everything,
      });
      const link = linkTo(next);
      return c.json(items.map(toOwnProjectBody), 200, link ? { link } : {});
    })
    .get("/:id", async (c) =>
      answer(c, await c.var.core.viewProject({ id: pathId(c), by: c.var.by }), toViewedProjectBody),
    )
    .route("/", ownProjectRoutes(writeLimit));
}

function isWhole(c: Context): boolean {
  return Object.keys(c.req.query()).length === 0;
}

function linkTo(next: string | null): string | null {
  return next && `</api/portfolio?limit=${wholeListLimit}&after=${next}>; rel="next"`;
}

function nextPage(c: Context, page: number): string {
  const search = new URLSearchParams(new URL(c.req.url).search);
  search.set("page", `${page}`);
  return `</api/portfolio?${search}>; rel="next"`;
}
