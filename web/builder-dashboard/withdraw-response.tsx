import { useState } from "react";
import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { AlertDialog } from "../ui/overlay/alert-dialog.tsx";

/** Takes a pending quote back, after saying what follows. */
export function WithdrawResponse({ response }: { response: OwnResponseBody }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-responses/:id/withdraw", { params: { id: response.id } }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Quote withdrawn", description: `We've emailed ${response.company}.` },
    failed: {
      title: "Quote not withdrawn",
      description: "Failed to withdraw the quote. Please try again.",
    },
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Withdraw this quote?"
        description={`We'll email ${response.company}, and they won't be able to accept it anymore. You can send a new quote while the request is open.`}
        confirmLabel="Withdraw quote"
        pendingLabel="Withdrawing..."
        cancelLabel="Keep quote"
        tone="critical"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
      />
    </>
  );
}
