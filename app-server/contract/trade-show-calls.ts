import * as z from "zod";
import type { Call } from "./call.ts";
import { showListQuery, showMonthQuery, showSearchQuery } from "./show-query.ts";
import { showMonthBody, showSearchBody, upcomingShowsBody } from "./show-search-body.ts";
import { tradeShowBody } from "./trade-shows.ts";

/** The calls that read the calendar of trade shows. */
export const tradeShowCalls: Call[] = [
  {
    method: "get",
    path: "/api/trade-shows",
    tag: "Trade shows",
    summary: "Trade shows by start date; without a query all of them",
    query: showListQuery,
    answer: { status: 200, body: z.array(tradeShowBody) },
    problems: [],
  },
  {
    method: "get",
    path: "/api/trade-shows/search",
    tag: "Trade shows",
    summary: "A page of the wanted shows as cards, those to come first, and what to filter by",
    query: showSearchQuery,
    answer: { status: 200, body: showSearchBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/trade-shows/upcoming",
    tag: "Trade shows",
    summary: "The shows that are not done and not past, by start date, twelve at a time",
    query: z.object({ page: z.string().optional() }),
    answer: { status: 200, body: upcomingShowsBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/trade-shows/month",
    tag: "Trade shows",
    summary: "The wanted shows that have a day in a month, whose year stands for the filter's",
    query: showMonthQuery,
    answer: { status: 200, body: showMonthBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/trade-shows/{id}",
    tag: "Trade shows",
    summary: "One trade show",
    answer: { status: 200, body: tradeShowBody },
    problems: [404],
  },
];
