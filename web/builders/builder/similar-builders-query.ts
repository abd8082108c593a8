import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** Others like a builder. */
export const similarBuildersQuery = (id: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["builders", id, "similar"],
    queryFn: () => api.call("GET /api/builders/:id/similar", { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
