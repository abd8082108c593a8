import { queryOptions } from "@tanstack/react-query";
import { fetchApi } from "../../api/fetch-api.ts";

/** The files of a request that its reader may see, always refetched. */
export const filesQuery = (requestId: string) =>
  queryOptions({
    queryKey: ["quote-requests", requestId, "files"],
    queryFn: () =>
      fetchApi.call("GET /api/quote-requests/:id/attachments", { params: { id: requestId } }),
    staleTime: 0,
    retry: false,
  });
