import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";

/** Withdraws a pending quote, after explaining the consequences. */
export function WithdrawResponse({ response: { id, company } }: { response: OwnResponseBody }) {
  return (
    <ActionDialog
      label="Withdraw"
      size="small"
      title="Withdraw this quote?"
      description={`We'll email ${company}, and they won't be able to accept it anymore. You can send a new quote while the request is open.`}
      confirmLabel="Withdraw quote"
      pendingLabel="Withdrawing..."
      cancelLabel="Keep quote"
      call={() => fetchApi.call("POST /api/quote-responses/:id/withdraw", { params: { id } })}
      refreshes={["quote-requests", "dashboard"]}
      done={{ title: "Quote withdrawn", description: `We've emailed ${company}.` }}
      failed={{
        title: "Quote not withdrawn",
        couldNot: "withdraw the quote",
      }}
    />
  );
}
