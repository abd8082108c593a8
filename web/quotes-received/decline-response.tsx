import type { ReceivedResponseBody } from "../../app-server/contract/quote-responses.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ConfirmWithReason } from "../quotes/confirm-with-reason.tsx";
import { useChange } from "../quotes/use-change.ts";

/** Turns a quote down, with a reason if the exhibitor likes. */
export function DeclineResponse({ response }: { response: ReceivedResponseBody }) {
  const builder = response.builder?.name ?? "The builder";
  const decline = useChange({
    call: (reason: string | undefined) => fetchApi.declineResponse(response.id, reason),
    refreshes: ["quote-requests"],
    done: { title: "Quote declined", description: `${builder} has been told by e-mail.` },
    failed: {
      title: "Quote not declined",
      description: "Failed to decline the quote. Please try again.",
    },
  });
  return (
    <ConfirmWithReason
      label="Decline"
      title="Decline this quote?"
      description={`${builder} is told by e-mail. Your request stays open for other quotes.`}
      confirmLabel="Decline quote"
      pendingLabel="Declining..."
      cancelLabel="Keep quote"
      reasonHint={`Optional. ${builder} reads it.`}
      change={decline}
    />
  );
}
