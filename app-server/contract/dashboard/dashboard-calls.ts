import * as z from "zod";
import type { CallRows } from "../call.ts";
import { pageQuery } from "../fields/page.ts";
import { myProjectBody } from "../portfolio/project-form.ts";
import { availableQuoteBody } from "../quotes/available-quotes.ts";
import { lossReasonBody } from "../quotes/award.ts";
import { earlierQuotesBody, earlierQuotesQuery } from "../quotes/earlier-quotes.ts";
import { ownResponseBody } from "../quotes/quote-responses.ts";
import {
  assignedQuoteBody,
  assignedQuotesQuery,
  overviewBody,
  ownQuoteBody,
  ownQuotesQuery,
} from "./dashboard.ts";

const tag = "Dashboards";
const callers = "members";
const next = z.string().nullable();

/** Calls for the lists of the exhibitor's and the builder's dashboard. */
export const dashboardCalls = {
  "GET /api/dashboard/overview": {
    tag,
    summary: "Read your builder figures: open invitations, due soon, won, and response time",
    callers,
    answer: overviewBody,
  },
  "GET /api/dashboard/quotes": {
    tag,
    summary: "List your own requests and their progress, the newest first or by what they need",
    callers,
    query: ownQuotesQuery,
    answer: z.object({ quotes: z.array(ownQuoteBody), next }),
  },
  "GET /api/dashboard/assigned-quotes": {
    tag,
    summary: "List the requests assigned to you; by standing, the next one due first",
    callers,
    query: assignedQuotesQuery,
    answer: z.object({ assignedQuotes: z.array(assignedQuoteBody), next }),
  },
  "GET /api/dashboard/available-quote-requests": {
    tag,
    summary: "List unassigned pending requests, without their owners' names and contacts",
    callers,
    query: pageQuery,
    answer: z.object({ availableQuotes: z.array(availableQuoteBody), next }),
  },
  "GET /api/dashboard/quote-responses": {
    tag,
    summary: "List your own quotes",
    callers,
    query: pageQuery,
    answer: z.object({
      responses: z.array(ownResponseBody),
      lossReasons: z.array(lossReasonBody),
      next,
    }),
  },
  "GET /api/dashboard/projects": {
    tag,
    summary: "List your own projects, whatever their state, and count them",
    callers,
    query: pageQuery,
    answer: z.object({ projects: z.array(myProjectBody), total: z.int(), next }),
  },
  "GET /api/dashboard/earlier-quotes": {
    tag,
    summary: "List your own itemized quotes with their lines, newest first, to copy lines from one",
    callers,
    query: earlierQuotesQuery,
    answer: earlierQuotesBody,
  },
} satisfies CallRows;
