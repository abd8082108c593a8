import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Version that changes with the member's lists. Loaders read it together with those lists. */
export const changesQuery = (api: Pick<Api, "call"> = fetchApi) =>
  queryOptions({
    queryKey: ["changes"],
    queryFn: () => api.call("GET /api/changes"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
