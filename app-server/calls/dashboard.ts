import { ownBuilderId } from "../../domain/accounts/principal.ts";
import {
  toAssignedQuotesBody,
  toAvailableQuotesBody,
  toOwnQuotesBody,
  toOwnResponsesBody,
} from "../contract/dashboard/dashboard.ts";
import type { dashboardCalls } from "../contract/dashboard/dashboard-calls.ts";
import { toEarlierQuotesBody } from "../contract/quotes/earlier-quotes.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** The lists of the exhibitor's and the builder's dashboards. */
export const dashboardHandlers: HandlersOf<typeof dashboardCalls> = {
  "GET /api/dashboard/overview": ({ core, by }) =>
    mapped(core.quotes.readOverview({ by }), (figures) => figures),
  "GET /api/dashboard/quotes": ({ core, by }, { query: page }) =>
    mapped(core.quotes.listOwnRequests({ by, page }), toOwnQuotesBody),
  "GET /api/dashboard/assigned-quotes": ({ core, by }, { query: { standing, ...page } }) =>
    mapped(core.assignment.listAssignedRequests({ by, page, standing }), (found) =>
      toAssignedQuotesBody(found, ownBuilderId(by), new Date()),
    ),
  "GET /api/dashboard/available-quote-requests": ({ core, by }, { query: page }) =>
    mapped(core.quotes.listAvailableRequests({ by, page }), toAvailableQuotesBody),
  "GET /api/dashboard/quote-responses": ({ core, by }, { query: page }) =>
    mapped(core.quotes.listOwnResponses({ by, page }), (found) =>
      toOwnResponsesBody(found, new Date()),
    ),
  "GET /api/dashboard/earlier-quotes": ({ core, by }, { query: page }) =>
    mapped(core.quotes.listEarlierQuotes({ by, page }), toEarlierQuotesBody),
};
