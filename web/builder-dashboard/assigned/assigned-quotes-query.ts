import type { Api } from "../../../app-server/contract/api-client.ts";
import type { AssignedStanding } from "../../../domain/quotes/for-builders/assigned-standing.ts";
import { pagesOf } from "../../api/pages-of.ts";

/**
 * The requests assigned to the builder, page by page: all of them, latest assignment first, or
 * those of one standing, next due first.
 */
export const assignedQuotesQuery = (standing: AssignedStanding | null, api?: Api) =>
  pagesOf(
    "GET /api/dashboard/assigned-quotes",
    { limit: 20, standing },
    ({ assignedQuotes }) => assignedQuotes,
    api,
  );
