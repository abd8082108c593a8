import type { Api } from "../../app-server/contract/api-client.ts";
import { pagesOf } from "../api/pages-of.ts";

/** How many are shown beside the rest of the dashboard. */
export const newest = 3;

/** Requests of others that can be joined, without a word about who asks, newest first, `limit` on each page. */
export const availableQuotesQuery = (limit: number, api?: Api) =>
  pagesOf(
    "GET /api/dashboard/available-quote-requests",
    { limit },
    ({ availableQuotes }) => availableQuotes,
    api,
  );
