import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../app-server/contract/admin.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { formatMoney } from "../format.ts";
import { Facts } from "../quotes/facts.tsx";
import { LoadFailure } from "../quotes/load-failure.tsx";
import { responsesQuery } from "../quotes/responses-query.ts";
import { RowsSkeleton } from "../quotes/rows-skeleton.tsx";
import { useChange } from "../quotes/use-change.ts";
import { AlertDialog } from "../ui/alert-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { DateText } from "../ui/date-text.tsx";
import { Notice } from "../ui/notice.tsx";

/** Closes a request whose exhibitor has accepted a quote, after showing which one. */
export function CompleteQuote({ quote }: { quote: AdminQuoteBody }) {
  const [isAsking, setAsking] = useState(false);
  const responses = useQuery({ ...responsesQuery(quote.id), enabled: isAsking });
  const accepted = responses.data?.find(({ status }) => status === "accepted");
  const complete = useChange({
    call: () => fetchApi.call("POST /api/admin/quotes/:id/complete", { params: { id: quote.id } }),
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
        description={`The request of ${quote.company} for ${quote.tradeShowName} is closed, and the exhibitor is emailed. You can reopen it within 7 days.`}
        confirmLabel="Complete request"
        pendingLabel="Completing..."
        tone="accent"
        pending={complete.isPending}
        isPossible={accepted !== undefined}
        onConfirm={() => complete.mutate()}
      >
        {responses.isPending && <RowsSkeleton label="Loading the accepted quote" rows={1} />}
        {responses.isError && (
          <LoadFailure
            title="Error Loading Quotes"
            text="Failed to fetch quote responses"
            query={responses}
          />
        )}
        {responses.isSuccess && !accepted && (
          <Notice tone="caution" title="No quote is accepted yet">
            It can be completed as soon as {quote.company} accepts one.
          </Notice>
        )}
        {accepted && (
          <Facts
            items={[
              { label: "Accepted quote", value: accepted.builder?.name ?? "Unknown Builder" },
              {
                label: "Amount",
                value:
                  accepted.quotedAmount === null ? "No price" : formatMoney(accepted.quotedAmount),
              },
              { label: "Accepted", value: <DateText iso={accepted.updatedAt} /> },
            ]}
          />
        )}
      </AlertDialog>
    </>
  );
}
