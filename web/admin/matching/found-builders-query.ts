import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** Builders whose name holds a text; those found before stay until they are there. */
export const foundBuildersQuery = (search: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["found-builders", search],
    queryFn: () => api.call("GET /api/admin/builders", { query: { search } }),
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
