import { fetchApi } from "../../api/fetch-api.ts";

/** The changes that made each version of a brief, up to the given one. */
export const briefEditsQuery = (requestId: string, briefVersion: number) => ({
  queryKey: ["quote-requests", requestId, "brief-changes", briefVersion],
  queryFn: () =>
    fetchApi.call("GET /api/quote-requests/:id/brief-changes", { params: { id: requestId } }),
});
