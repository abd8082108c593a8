import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The spans of `?days=`; the first without one, or with any other text. */
export const summaryDays = ["90", "30", "365"] as const;
type Days = (typeof summaryDays)[number];

export function daysOf(search: URLSearchParams): Days {
  return summaryDays.find((days) => days === search.get("days")) ?? summaryDays[0];
}

/** The record of the promise in the last so many days. */
export const promiseSummaryQuery = (days: Days, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["promise", "summary", days],
    queryFn: () => api.call("GET /api/promise/summary", { query: { days } }),
    staleTime: 60_000,
    retry: false,
  });
