import type { QuoteRequestBody } from "../../app-server/contract/quote-requests.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ConfirmWithReason } from "../quotes/confirm-with-reason.tsx";
import { useChange } from "../quotes/use-change.ts";

/** Calls a request off, for the exhibitor who sent it. */
export function CancelRequest({ request }: { request: QuoteRequestBody }) {
  const cancel = useChange({
    call: (reason: string | undefined) => fetchApi.cancelRequest(request.id, reason),
    refreshes: ["quote-requests"],
    done: { title: "Request cancelled", description: "The builders have been told by e-mail." },
    failed: {
      title: "Request not cancelled",
      description: "Failed to cancel the request. Please try again.",
    },
  });
  return (
    <ConfirmWithReason
      label="Cancel Request"
      title="Cancel this request?"
      description="Open quotes are declined and the builders you were matched with are told by e-mail. This cannot be undone."
      confirmLabel="Cancel request"
      pendingLabel="Cancelling..."
      cancelLabel="Keep request"
      reasonHint="Optional. The builders read it."
      change={cancel}
    />
  );
}
