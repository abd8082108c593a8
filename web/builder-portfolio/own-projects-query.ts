import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** All projects of the builder's own, newest first, whatever their state. */
export const ownProjectsQuery = (builderId: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["portfolio", "builder", builderId],
    queryFn: () => api.call("GET /api/portfolio/builder/:id", { params: { id: builderId } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
