import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { fetchApi } from "../../../api/fetch-api.ts";
import { useChange } from "../../../api/use-change.ts";
import { ConfirmWithReason } from "../../../quotes/confirm-with-reason.tsx";
import { DateText } from "../../../ui/text/date-text.tsx";
import { useNow } from "../../../ui/use-now.ts";

/** Undoes a wrong complete or cancel, while that is possible. */
export function ReopenQuote({ quote }: { quote: AdminQuoteBody }) {
  const now = useNow();
  const reopen = useChange({
    call: (reason: string | undefined) =>
      fetchApi.call("POST /api/admin/quotes/:id/reopen", {
        params: { id: quote.id },
        body: { reason },
      }),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Request reopened", description: message }),
    failed: {
      title: "Request not reopened",
      description: "Failed to reopen the request. Please try again.",
    },
  });
  const until = quote.reopenableUntil;
  if (!until || (now && Date.parse(until) <= now.getTime())) return null;
  return (
    <ConfirmWithReason
      label="Reopen Request"
      title={`Reopen the request of ${quote.company}?`}
      description={
        <span>
          The exhibitor and the assigned builders are emailed. Declined quotes stay declined. You
          can do this until <DateText iso={until} format="near" />.
        </span>
      }
      confirmLabel="Reopen request"
      pendingLabel="Reopening..."
      cancelLabel="Keep it closed"
      reasonHint="Optional. The exhibitor and the builders will see it."
      tone="accent"
      change={reopen}
    />
  );
}
