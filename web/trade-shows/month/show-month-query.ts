import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** A month of the calendar for a URL; the previous month stays while loading. */
export const showMonthQuery = (search: URLSearchParams, api: Api = fetchApi) => {
  const wanted = new URLSearchParams(search);
  wanted.delete("view");
  return queryOptions({
    queryKey: ["trade-shows", "month", `${wanted}`],
    queryFn: () => api.call("GET /api/trade-shows/month", { query: wanted }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: keepPreviousData,
  });
};
