import type { QuoteRequestBody } from "../../app-server/contract/quotes/quote-requests.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";

type Props = { request: QuoteRequestBody; label?: string; size?: "small" | "medium" };

/** Dialog in which the exhibitor cancels a request. */
export function CancelRequest({ request, label = "Cancel Request", size = "medium" }: Props) {
  const wasAsked = request.assignedBuilders.length > 0;
  return (
    <ActionDialog
      label={label}
      size={size}
      title="Cancel this request?"
      description={
        wasAsked
          ? "Open quotes are declined, and we'll email the builders you were matched with. Changed your mind? Contact support within 7 days."
          : "No builder has been asked yet. Changed your mind? Contact support within 7 days."
      }
      confirmLabel="Cancel request"
      pendingLabel="Canceling..."
      cancelLabel="Keep request"
      reason={{
        hint: wasAsked
          ? "Optional. The builders will see it."
          : "Optional. Only our team will see it.",
      }}
      call={(reason) =>
        fetchApi.call("POST /api/quote-requests/:id/cancel", {
          params: { id: request.id },
          body: { reason },
        })
      }
      refreshes={["quote-requests", "dashboard"]}
      done={{
        title: "Request canceled",
        description: wasAsked ? "We've emailed the builders." : "No builder had been asked yet.",
      }}
      failed={{
        title: "Request not canceled",
        couldNot: "cancel the request",
      }}
    />
  );
}
