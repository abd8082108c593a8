import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** One project: fresh for 5 minutes, retried twice unless it doesn't exist. */
export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: ["portfolio", "project", id],
    queryFn: () => fetchApi.call("GET /api/portfolio/:id", { params: { id } }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    retry: (failures, error) =>
      failures < 2 && !(error instanceof ApiError && error.status === 404),
  });
