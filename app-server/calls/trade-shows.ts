import { showPageSize } from "../../domain/trade-shows/show-search.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toShowFilter } from "../contract/trade-shows/show-query.ts";
import {
  toShowMonthBody,
  toShowSearchBody,
  toUpcomingShowsBody,
} from "../contract/trade-shows/show-search-body.ts";
import type { tradeShowCalls } from "../contract/trade-shows/trade-show-calls.ts";
import { toTradeShowBody } from "../contract/trade-shows/trade-shows.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";

/** Handlers for trade shows: search, a month, upcoming ones, one show. */
export const tradeShowHandlers: HandlersOf<typeof tradeShowCalls> = {
  "GET /api/trade-shows": async ({ core }, { query }) => {
    const { page, limit: pageSize = showPageSize, ...filter } = query;
    const wanted = { filter: toShowFilter(filter), order: "by-start" as const, page, pageSize };
    const { shows, total, isExact } = await core.tradeShows.listFilteredShows(wanted);
    const isLast = isExact ? page * pageSize >= total : shows.length < pageSize;
    return {
      ok: true,
      value: shows.map(toTradeShowBody),
      headers: { "x-total-count": `${total}` },
      next: isLast ? null : { page: page + 1, limit: pageSize },
    };
  },
  "GET /api/trade-shows/search": async ({ core }, { query: { page, ...filter } }) =>
    ok(
      toShowSearchBody(
        await core.tradeShows.searchTradeShows({ filter: toShowFilter(filter), page }),
      ),
    ),
  "GET /api/trade-shows/upcoming": async ({ core }, { query: { page } }) =>
    ok(toUpcomingShowsBody(await core.tradeShows.listUpcomingShows({ page }))),
  "GET /api/trade-shows/month": async ({ core }, { query: { month, ...filter } }) =>
    ok(
      toShowMonthBody(await core.tradeShows.viewShowMonth({ filter: toShowFilter(filter), month })),
    ),
  "GET /api/trade-shows/:id": ({ core }, { params: { id } }) =>
    mapped(core.tradeShows.viewTradeShow({ id: asId(id) }), toTradeShowBody),
};
