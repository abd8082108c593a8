import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

const tenMinutesMs = 600_000;

/** A page of the builders as an address wants them; the one before stays until it is there. */
export const buildersQuery = (search: URLSearchParams, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builders", "search", `${search}`],
    queryFn: () => api.call("GET /api/builders/search", { query: search }),
    staleTime: tenMinutesMs,
    retry: 2,
    placeholderData: keepPreviousData,
  });
