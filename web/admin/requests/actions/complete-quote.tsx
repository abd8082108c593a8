import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import { priceText } from "../../../../domain/offers/stated-price.ts";
import { callQuery } from "../../../api/call-query.ts";
import { fetchApi } from "../../../api/fetch-api.ts";
import { useChange } from "../../../api/use-change.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { LoadFailure } from "../../../ui/feedback/load-failure.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { AlertDialog } from "../../../ui/overlay/alert-dialog.tsx";
import { DateText } from "../../../ui/text/date-text.tsx";

/** Completes a request with an accepted quote, after showing which one. */
export function CompleteQuote({ quote }: { quote: AdminQuoteBody }) {
  const [isAsking, setAsking] = useState(false);
  const responses = useQuery({
    ...callQuery("GET /api/quote-requests/:id/responses", { params: { id: quote.id } }),
    enabled: isAsking,
  });
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
                value: priceText(accepted) ?? "No price",
              },
              { label: "Accepted", value: <DateText iso={accepted.updatedAt} /> },
            ]}
          />
        )}
      </AlertDialog>
    </>
  );
}
