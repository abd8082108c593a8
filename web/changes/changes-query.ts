import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** Another version after every change of the person's lists. Loaders read it with the lists that it speaks for. */
export const changesQuery = (api: Pick<Api, "call"> = fetchApi) =>
  queryOptions({
    queryKey: ["changes"],
    queryFn: () => api.call("GET /api/changes"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
