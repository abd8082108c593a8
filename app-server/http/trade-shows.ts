import { Hono } from "hono";
import { toPageNumber } from "../../domain/portfolio/page-number.ts";
import { wholeListLimit } from "../../domain/shared/page.ts";
import { showPageSize } from "../../domain/trade-shows/show-search.ts";
import {
  showListQuery,
  showMonthQuery,
  showSearchQuery,
  toShowFilter,
} from "../contract/show-query.ts";
import {
  toShowMonthBody,
  toShowSearchBody,
  toUpcomingShowsBody,
} from "../contract/show-search-body.ts";
import { toTradeShowBody } from "../contract/trade-shows.ts";
import { answer } from "./answer.ts";
import { nextPageLink } from "./next-page-link.ts";
import { pathId } from "./path-id.ts";
import type { Scope } from "./scope.ts";
import { validate } from "./validate.ts";
import { createWholeList } from "./whole-list.ts";

/** The calendar of shows: the whole list, what is wanted of it, a month, what comes next, one show. */
export function tradeShowRoutes() {
  const answerWhole = createWholeList();

  return new Hono<Scope>()
    .get("/", validate("query", showListQuery), async (c) => {
      const { core } = c.var;
      if (Object.keys(c.req.query()).length === 0) {
        return answerWhole(c, {
          version: core.tradeShowsVersion,
          async read() {
            const { shows, hasMore } = await core.listTradeShows();
            const link = hasMore ? nextPageLink(c, 2, wholeListLimit) : null;
            return { items: shows.map(toTradeShowBody), link };
          },
        });
      }
      const { page, limit: pageSize = showPageSize, ...filter } = c.req.valid("query");
      const wanted = { filter: toShowFilter(filter), order: "by-start" as const, page, pageSize };
      const { shows, total, isExact } = await core.listWantedShows(wanted);
      const headers: Record<string, string> = { "x-total-count": `${total}` };
      const isLast = isExact ? page * pageSize >= total : shows.length < pageSize;
      if (!isLast) headers.link = nextPageLink(c, page + 1, pageSize);
      return c.json(shows.map(toTradeShowBody), 200, headers);
    })
    .get("/search", validate("query", showSearchQuery), async (c) => {
      const { page, ...filter } = c.req.valid("query");
      const found = await c.var.core.searchTradeShows({ filter: toShowFilter(filter), page });
      return c.json(toShowSearchBody(found));
    })
    .get("/upcoming", async (c) => {
      const page = toPageNumber(c.req.query("page"));
      return c.json(toUpcomingShowsBody(await c.var.core.listUpcomingShows({ page })));
    })
    .get("/month", validate("query", showMonthQuery), async (c) => {
      const { month, ...filter } = c.req.valid("query");
      return c.json(
        toShowMonthBody(await c.var.core.viewShowMonth({ filter: toShowFilter(filter), month })),
      );
    })
    .get("/:id", async (c) =>
      answer(c, await c.var.core.viewTradeShow({ id: pathId(c) }), toTradeShowBody),
    );
}
