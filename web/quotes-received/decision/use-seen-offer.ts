import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { callQuery } from "../../api/call-query.ts";

/**
 * The quote as its reader saw it when the dialog opened. A revision that arrives meanwhile replaces
 * it only after `look`, so that no unread price is accepted.
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
    /**
     * Stores the revised quote that came with a refusal; false when the refusal has another reason.
     */
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
