import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/**
 * Who should quote for a request. Not among what keeps itself fresh: the list must not move under somebody who chooses.
 * Each opening of the dialog reads it again.
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
