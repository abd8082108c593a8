import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/api.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The person's own builder profile. To be asked only when there is one. */
export const builderProfileQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builder-profile"],
    queryFn: () => api.ownBuilderProfile(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
