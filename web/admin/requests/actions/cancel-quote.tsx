import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { fetchApi } from "../../../api/fetch-api.ts";
import { ActionDialog } from "../../../page/action-dialog.tsx";

/** Cancels a request on the exhibitor's behalf. */
export function CancelQuote({ quote: { id, company } }: { quote: AdminQuoteBody }) {
  return (
    <ActionDialog
      label="Cancel Request"
      title={`Cancel the request of ${company}?`}
      description="Open quotes are declined; the exhibitor and the assigned builders are emailed. You can reopen it within 7 days, but declined quotes stay declined."
      confirmLabel="Cancel request"
      pendingLabel="Canceling..."
      cancelLabel="Keep request"
      reason={{ hint: "Optional. The exhibitor and the builders will see it." }}
      call={(reason) =>
        fetchApi.call("POST /api/admin/quotes/:id/cancel", { params: { id }, body: { reason } })
      }
      refreshes={["admin"]}
      done={({ message }) => ({ title: "Request canceled", description: message })}
      failed={{
        title: "Request not canceled",
        couldNot: "cancel the request",
      }}
    />
  );
}
