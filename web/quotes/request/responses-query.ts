import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** A request's quotes, always refetched. */
export const responsesQuery = (requestId: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["quote-requests", requestId, "responses"],
    queryFn: () => api.call("GET /api/quote-requests/:id/responses", { params: { id: requestId } }),
    staleTime: 0,
    retry: false,
  });
