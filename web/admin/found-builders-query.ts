import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Commands } from "../api/api.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Builders whose name holds a text; those found before stay until they are there. */
export const foundBuildersQuery = (
  search: string,
  api: Pick<Commands, "findBuilders"> = fetchApi,
) =>
  queryOptions({
    queryKey: ["found-builders", search],
    queryFn: () => api.findBuilders(search),
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });
