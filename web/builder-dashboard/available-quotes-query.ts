import type { Api } from "../../app-server/contract/api-client.ts";
import { pagesOf } from "../api/pages-of.ts";

/** Number of requests shown beside the rest of the dashboard. */
export const newest = 3;

/**
 * Requests that the builder can join, without facts about the exhibitor, newest first, `limit` per
 * page.
 */
export const availableQuotesQuery = (limit: number, api?: Api) =>
  pagesOf(
    "GET /api/dashboard/available-quote-requests",
    { limit },
    ({ availableQuotes }) => availableQuotes,
    api,
  );
