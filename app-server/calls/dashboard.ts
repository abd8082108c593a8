import { ownBuilderId } from "../../domain/accounts/principal.ts";
import type { changesCalls } from "../contract/changes.ts";
import {
  toAssignedQuotesBody,
  toAvailableQuotesBody,
  toOwnQuotesBody,
  toOwnResponsesBody,
} from "../contract/dashboard/dashboard.ts";
import type { dashboardCalls } from "../contract/dashboard/dashboard-calls.ts";
import { toOwnProjectBody } from "../contract/portfolio/project-form.ts";
import { toEarlierQuotesBody } from "../contract/quotes/earlier-quotes.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/**
 * Handlers for the lists of the exhibitor's and the builder's dashboard, and for polling their
 * changes.
 */
export const dashboardHandlers: HandlersOf<typeof dashboardCalls & typeof changesCalls> = {
  "GET /api/dashboard/overview": ({ core, by }) =>
    mapped(core.quotes.readOverview({ by }), (figures) => figures),
  "GET /api/dashboard/quotes": ({ core, by }, { query: { order, ...page } }) =>
    mapped(core.quotes.listOwnRequests({ by, page, order }), toOwnQuotesBody),
  "GET /api/dashboard/assigned-quotes": ({ core, by, now }, { query: { standing, ...page } }) =>
    mapped(core.assignment.listAssignedRequests({ by, page, standing }), (found) =>
      toAssignedQuotesBody(found, ownBuilderId(by), now),
    ),
  "GET /api/dashboard/available-quote-requests": ({ core, by }, { query: page }) =>
    mapped(core.assignment.listAvailableRequests({ by, page }), toAvailableQuotesBody),
  "GET /api/dashboard/quote-responses": ({ core, by, now }, { query: page }) =>
    mapped(core.quotes.listOwnResponses({ by, page }), (found) => toOwnResponsesBody(found, now)),
  "GET /api/dashboard/projects": ({ core, by }, { query: page }) =>
    mapped(core.portfolio.listOwnProjects({ by, page }), ({ items, ...found }) => ({
      projects: items.map(toOwnProjectBody),
      ...found,
    })),
  "GET /api/dashboard/earlier-quotes": ({ core, by }, { query: page }) =>
    mapped(core.quotes.listEarlierQuotes({ by, page }), toEarlierQuotesBody),

  "GET /api/changes": ({ core, by }) =>
    mapped(core.changes.readChanges({ by }), (changes) => changes),
};
