import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import type { AssignedStanding } from "../../domain/quotes/for-builders/assigned-standing.ts";
import { fetchApi, nullAt } from "../api/fetch-api.ts";
import { pagesOf } from "../api/pages-of.ts";

/** Number of opportunities shown beside the rest of the dashboard. */
export const newest = 3;

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

/** The builder's own quotes, newest first, page by page. */
export const ownResponsesQuery = (api?: Api) =>
  pagesOf("GET /api/dashboard/quote-responses", { limit: 20 }, (page) => [page], api);

/** The member's builder profile; null when they have none. */
export const builderProfileQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builders", "profile"],
    queryFn: () => nullAt(404, api.call("GET /api/builders/profile")),
    staleTime: Number.POSITIVE_INFINITY,
  });
