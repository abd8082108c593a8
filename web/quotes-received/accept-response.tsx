import { useState } from "react";
import type { ReceivedResponseBody } from "../../app-server/contract/quote-responses.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { formatMoney } from "../format.ts";
import { useChange } from "../quotes/use-change.ts";
import { AlertDialog } from "../ui/alert-dialog.tsx";
import { Button } from "../ui/button.tsx";

type Props = { response: ReceivedResponseBody; othersPending: boolean };

/** Accepts a quote, after saying what follows. */
export function AcceptResponse({ response, othersPending }: Props) {
  const [isAsking, setAsking] = useState(false);
  const builder = response.builder?.name ?? "The builder";
  const accept = useChange({
    call: () => fetchApi.acceptResponse(response.id),
    refreshes: ["quote-requests"],
    done: { title: "Quote accepted", description: `${builder} has been told by e-mail.` },
    failed: {
      title: "Quote not accepted",
      description: "Failed to accept the quote. Please try again.",
    },
    onDone: () => setAsking(false),
  });
  const price = response.quotedAmount === null ? "" : ` of ${formatMoney(response.quotedAmount)}`;
  const others = othersPending ? " The other open quotes are declined with thanks." : "";

  return (
    <>
      <Button tone="accent" onClick={() => setAsking(true)}>
        Accept Quote
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Accept this quote?"
        description={`You accept the quote${price} from ${builder}, and they are told by e-mail.${others} This cannot be undone.`}
        confirmLabel="Accept quote"
        pendingLabel="Accepting..."
        tone="accent"
        pending={accept.isPending}
        onConfirm={() => accept.mutate()}
      />
    </>
  );
}
