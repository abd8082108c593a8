import { useState } from "react";
import type { AdminQuoteBody } from "../../app-server/contract/admin.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../quotes/use-change.ts";
import { AlertDialog } from "../ui/alert-dialog.tsx";
import { Button } from "../ui/button.tsx";

/** Closes a request whose exhibitor has accepted a quote. */
export function CompleteQuote({ quote }: { quote: AdminQuoteBody }) {
  const [isAsking, setAsking] = useState(false);
  const complete = useChange({
    call: () => fetchApi.completeRequest(quote.id),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Request completed", description: message }),
    failed: {
      title: "Request not completed",
      description: "Failed to complete the request. Please try again.",
    },
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Complete</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Complete this request?"
        description={`${quote.company} must have accepted a quote. The request is closed for good and the exhibitor is told by e-mail.`}
        confirmLabel="Complete request"
        pendingLabel="Completing..."
        tone="accent"
        pending={complete.isPending}
        onConfirm={() => complete.mutate()}
      />
    </>
  );
}
