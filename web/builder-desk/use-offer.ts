import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OfferOutput } from "../../app-server/contract/offer-fields.ts";
import { ApiError } from "../api/api-error.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { showToast } from "../ui/toast-store.ts";

type Target = { quoteRequestId: string; revises: { id: string } | null; onDone: () => void };

/** Sends a new quote, or the new version of one. */
export function useOffer({ quoteRequestId, revises, onDone }: Target) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (offer: OfferOutput) =>
      revises
        ? fetchApi.reviseResponse(revises.id, offer)
        : fetchApi.respond({ ...offer, quoteRequestId }),
    onSuccess() {
      showToast({
        title: revises ? "Quote revised" : "Response submitted",
        description: "The exhibitor has been told by e-mail.",
        tone: "positive",
      });
      onDone();
      void client.invalidateQueries({ queryKey: ["quote-requests"] });
    },
    onError(error) {
      showToast({
        title: "Failed to submit quote response. Please try again.",
        description: ApiError.wordsOf(error, ""),
        tone: "critical",
      });
    },
  });
}
