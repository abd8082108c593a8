import * as z from "zod";
import type { CallRows } from "./call.ts";
import { assignedQuoteBody, overviewBody, ownQuoteBody } from "./dashboard.ts";
import { pageQuery } from "./page.ts";
import { availableQuoteBody } from "./quotes/quote-requests.ts";
import { ownResponseBody } from "./quotes/quote-responses.ts";

const tag = "Dashboards";
const callers = "members";
const next = z.string().nullable();

/** The calls behind the exhibitor's and the builder's lists. */
export const dashboardCalls = {
  "GET /api/dashboard/overview": {
    tag,
    summary: "How you stand as a builder: what waits, what is due soon, what was won, and how fast",
    callers,
    answer: overviewBody,
  },
  "GET /api/dashboard/quotes": {
    tag,
    summary: "Your own requests, and how far each has come",
    callers,
    query: pageQuery,
    answer: z.object({ quotes: z.array(ownQuoteBody), next }),
  },
  "GET /api/dashboard/assigned-quotes": {
    tag,
    summary: "Requests assigned to you",
    callers,
    query: pageQuery,
    answer: z.object({ assignedQuotes: z.array(assignedQuoteBody), next }),
  },
  "GET /api/dashboard/available-quote-requests": {
    tag,
    summary: "Pending requests that nobody is assigned to, without a word on whose they are",
    callers,
    query: pageQuery,
    answer: z.object({ availableQuotes: z.array(availableQuoteBody), next }),
  },
  "GET /api/dashboard/quote-responses": {
    tag,
    summary: "Your own quotes",
    callers,
    query: pageQuery,
    answer: z.object({ responses: z.array(ownResponseBody), next }),
  },
} satisfies CallRows;
