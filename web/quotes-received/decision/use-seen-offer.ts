import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { callQuery } from "../../api/call-query.ts";

/**
 * The quote that is being decided about, as its reader saw it: a revision that arrives while the question is open is
 * decided about only after `look`, so that no price is accepted unread.
 */
export function useSeenOffer(response: ReceivedResponseBody) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(response);
  const { queryKey } = callQuery("GET /api/quote-requests/:id/responses", {
    params: { id: response.quoteRequestId },
  });
  return {
    seen,
    isRevised: response.revision > seen.revision,
    look: () => setSeen(response),
    /** Shows the revised quote that a refusal brings; false when it was refused for another reason. */
    showRevised(error: unknown): boolean {
      const current = error instanceof ApiError ? error.problem?.quoteResponse : undefined;
      if (!current) return false;
      client.setQueryData(queryKey, (known) =>
        known?.map((each) => (each.id === current.id ? { ...each, ...current } : each)),
      );
      return true;
    },
  };
}
