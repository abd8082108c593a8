import { useState } from "react";
import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { useReauthentication } from "../../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../../api/fetch-api.ts";
import { useChange } from "../../../api/use-change.ts";
import { Button } from "../../../ui/action/button.tsx";
import { AlertDialog } from "../../../ui/overlay/alert-dialog.tsx";

/** Takes the person out of a request, when they ask for it. */
export function EraseQuote({ quote }: { quote: AdminQuoteBody }) {
  const [isAsking, setAsking] = useState(false);
  const { guarded, proofDialog } = useReauthentication();
  const erase = useChange({
    call: () =>
      guarded(() =>
        fetchApi.call("POST /api/admin/quotes/:id/erase", { params: { id: quote.id } }),
      ),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Personal data erased", description: message }),
    failed: {
      title: "Personal data not erased",
      description: "Failed to erase the request. Please try again.",
    },
    onDone: () => setAsking(false),
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>Erase Personal Data</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Erase the personal data of ${quote.company}?`}
        description={`Names, contact details and every note on this request for ${quote.tradeShowName} are erased, and so are the emails about it. An open request is canceled. Builders who were asked to quote are asked by email to delete their copy. You can't undo this.`}
        confirmLabel="Erase personal data"
        pendingLabel="Erasing..."
        cancelLabel="Keep it"
        tone="critical"
        pending={erase.isPending}
        onConfirm={() => erase.mutate()}
      >
        {proofDialog}
      </AlertDialog>
    </>
  );
}
