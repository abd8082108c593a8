import { callQuery } from "../../api/call-query.ts";

/**
 * Reads the suggested builders of a request each time the dialog opens. Changes by others do not
 * refetch them: the list must not move while an admin selects.
 */
export const suggestedBuildersQuery = (requestId: string) => ({
  ...callQuery("GET /api/admin/quotes/:id/suggested-builders", { params: { id: requestId } }),
  queryKey: ["suggested-builders", requestId],
  staleTime: 0,
  gcTime: 0,
});
