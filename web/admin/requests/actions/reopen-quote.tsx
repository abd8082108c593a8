import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { fetchApi } from "../../../api/fetch-api.ts";
import { ActionDialog } from "../../../page/action-dialog.tsx";
import { DateText } from "../../../ui/text/date-text.tsx";
import { useNow } from "../../../ui/use-now.ts";

/** Reverts a mistaken completion or cancellation, while that is possible. */
export function ReopenQuote({ quote }: { quote: AdminQuoteBody }) {
  const now = useNow();
  const { id, company, reopenableUntil: until } = quote;
  if (!until || (now && Date.parse(until) <= now.getTime())) return null;
  return (
    <ActionDialog
      label="Reopen Request"
      title={`Reopen the request of ${company}?`}
      description={
        <span>
          The exhibitor and the assigned builders are emailed. Declined quotes stay declined. You
          can do this until <DateText iso={until} format="near" />.
        </span>
      }
      confirmLabel="Reopen request"
      pendingLabel="Reopening..."
      cancelLabel="Keep it closed"
      tone="accent"
      reason={{ hint: "Optional. The exhibitor and the builders will see it." }}
      call={(reason) =>
        fetchApi.call("POST /api/admin/quotes/:id/reopen", { params: { id }, body: { reason } })
      }
      refreshes={["admin"]}
      done={({ message }) => ({ title: "Request reopened", description: message })}
      failed={{
        title: "Request not reopened",
        couldNot: "reopen the request",
      }}
    />
  );
}
