import { callQuery } from "../../api/call-query.ts";

/**
 * Suggested builders of a request. No change reads them again, since the list must not move while an admin selects; each opening
 * of the dialog does.
 */
export const suggestedBuildersQuery = (requestId: string) => ({
  ...callQuery("GET /api/admin/quotes/:id/suggested-builders", { params: { id: requestId } }),
  queryKey: ["suggested-builders", requestId],
  staleTime: 0,
  gcTime: 0,
});
