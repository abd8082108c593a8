import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The shows of the calendar for a text, and the cities of all of them; the answer is shared with the calendar's own page. */
export const calendarQuery = (search: URLSearchParams) =>
  queryOptions({
    queryKey: ["trade-shows", "search", `${search}`],
    queryFn: () => fetchApi.call("GET /api/trade-shows/search", { query: search }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
