import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../app-server/contract/api-client.ts";
import { fetchApi } from "../api/fetch-api.ts";

/** The review queue. */
export const reviewQueueQuery = (api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["admin", "review-queue"],
    queryFn: () => api.call("GET /api/admin/review-queue"),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
