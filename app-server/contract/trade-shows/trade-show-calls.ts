import * as z from "zod";
import type { CallRows } from "../call.ts";
import { pageNumber } from "../fields/page.ts";
import { showListQuery, showMonthQuery, showSearchQuery } from "./show-query.ts";
import { showMonthBody, showSearchBody, upcomingShowsBody } from "./show-search-body.ts";
import { tradeShowBody } from "./trade-shows.ts";

const tag = "Trade shows";

/** Calls that read the calendar of trade shows. */
export const tradeShowCalls = {
  "GET /api/trade-shows": {
    tag,
    summary: "List trade shows by start date. Without a query, all of them",
    query: showListQuery,
    shows: ["shows"],
    answer: z.array(tradeShowBody),
  },
  "GET /api/trade-shows/search": {
    tag,
    summary: "Search trade shows: one page of cards, upcoming ones first, and filter options",
    query: showSearchQuery,
    shows: ["shows"],
    answer: showSearchBody,
  },
  "GET /api/trade-shows/upcoming": {
    tag,
    summary: "List upcoming shows by start date, twelve per page",
    query: z.object({ page: pageNumber }),
    shows: ["shows"],
    answer: upcomingShowsBody,
  },
  "GET /api/trade-shows/month": {
    tag,
    summary: "List the matching shows of one month; the month's year replaces the year filter",
    query: showMonthQuery,
    shows: ["shows"],
    answer: showMonthBody,
  },
  "GET /api/trade-shows/:id": {
    tag,
    summary: "Read one trade show",
    shows: ["shows"],
    answer: tradeShowBody,
    problems: [404],
  },
} satisfies CallRows;
