import * as z from "zod";
import type { CallRows } from "../call.ts";
import { pageNumber } from "../page.ts";
import { showListQuery, showMonthQuery, showSearchQuery } from "./show-query.ts";
import { showMonthBody, showSearchBody, upcomingShowsBody } from "./show-search-body.ts";
import { tradeShowBody } from "./trade-shows.ts";

const tag = "Trade shows";

/** The calls that read the calendar of trade shows. */
export const tradeShowCalls = {
  "GET /api/trade-shows": {
    tag,
    summary: "Trade shows by start date; without a query all of them",
    query: showListQuery,
    answer: z.array(tradeShowBody),
  },
  "GET /api/trade-shows/search": {
    tag,
    summary: "A page of the wanted shows as cards, those to come first, and what to filter by",
    query: showSearchQuery,
    answer: showSearchBody,
  },
  "GET /api/trade-shows/upcoming": {
    tag,
    summary: "The shows that are not done and not past, by start date, twelve at a time",
    query: z.object({ page: pageNumber }),
    answer: upcomingShowsBody,
  },
  "GET /api/trade-shows/month": {
    tag,
    summary: "The wanted shows that have a day in a month, whose year stands for the filter's",
    query: showMonthQuery,
    answer: showMonthBody,
  },
  "GET /api/trade-shows/:id": {
    tag,
    summary: "One trade show",
    answer: tradeShowBody,
    problems: [404],
  },
} satisfies CallRows;
