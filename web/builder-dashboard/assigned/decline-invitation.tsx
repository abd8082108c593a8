import type { QuoteRequestBody } from "../../../app-server/contract/quotes/quote-requests.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { ConfirmWithReason } from "../../quotes/confirm-with-reason.tsx";

/** Says that the builder will not quote, with a reason if they like. */
export function DeclineInvitation({ request }: { request: QuoteRequestBody }) {
  const decline = useChange({
    call: (reason: string | undefined) =>
      fetchApi.call("POST /api/quote-requests/:id/decline", {
        params: { id: request.id },
        body: { reason },
      }),
    refreshes: ["quote-requests"],
    done: {
      title: "Invitation declined",
      description: "Thanks for letting us know. We'll invite another builder.",
    },
    failed: {
      title: "Invitation not declined",
      description: "Failed to decline the invitation. Please try again.",
    },
  });
  return (
    <ConfirmWithReason
      label="Decline Invitation"
      size="small"
      title="Decline this invitation?"
      description={`${request.tradeShowName} will leave your list and we'll invite another builder. To change your mind later, contact us.`}
      confirmLabel="Decline invitation"
      pendingLabel="Declining..."
      cancelLabel="Keep invitation"
      reasonHint="Optional. Our team will see it; the exhibitor won't."
      change={decline}
    />
  );
}
