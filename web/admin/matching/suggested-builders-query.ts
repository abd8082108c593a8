import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/**
 * Suggested builders of a request. Not polled: the list must not move while an admin selects.
 * Refetched each time the dialog opens.
 */
export const suggestedBuildersQuery = (requestId: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["suggested-builders", requestId],
    queryFn: () =>
      api.call("GET /api/admin/quotes/:id/suggested-builders", { params: { id: requestId } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
