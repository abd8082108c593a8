import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** One builder. */
export const builderQuery = (id: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builders", id],
    queryFn: () => api.call("GET /api/builders/:id", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
