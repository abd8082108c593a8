import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";

/** The questions about a request, always refetched. */
export const questionsQuery = (requestId: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["quote-requests", requestId, "questions"],
    queryFn: () => api.call("GET /api/quote-requests/:id/questions", { params: { id: requestId } }),
    staleTime: 0,
    retry: false,
  });
