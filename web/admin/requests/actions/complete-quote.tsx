import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AdminQuoteBody } from "../../../../app-server/contract/admin/admin-quotes.ts";
import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { callQuery } from "../../../api/call-query.ts";
import { fetchApi } from "../../../api/fetch-api.ts";
import { ActionDialog } from "../../../page/action-dialog.tsx";
import { Facts } from "../../../ui/data/facts.tsx";
import { Loaded } from "../../../ui/feedback/loaded.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { DateText } from "../../../ui/text/date-text.tsx";

/** Completes a request with an accepted quote, after showing that quote. */
export function CompleteQuote({ quote }: { quote: AdminQuoteBody }) {
  const params = { id: quote.id };
  const [isAsked, setAsked] = useState(false);
  const responses = useQuery({
    ...callQuery("GET /api/quote-requests/:id/responses", { params }),
    enabled: isAsked,
  });
  const accepted = responses.data?.find(({ status }) => status === "accepted");
  return (
    <ActionDialog
      label="Complete"
      buttonTone="plain"
      onOpen={() => setAsked(true)}
      title="Complete this request?"
      description={`The request of ${quote.company} for ${quote.tradeShowName} is closed, and the exhibitor is emailed. You can reopen it within 7 days.`}
      confirmLabel="Complete request"
      pendingLabel="Completing..."
      tone="accent"
      isPossible={accepted !== undefined}
      call={() => fetchApi.call("POST /api/admin/quotes/:id/complete", { params })}
      refreshes={["admin"]}
      done={({ message }) => ({ title: "Request completed", description: message })}
      failed={{
        title: "Request not completed",
        couldNot: "complete the request",
      }}
    >
      <Loaded
        query={responses}
        loading="Loading the accepted quote"
        rows={1}
        failure={{ title: "Error Loading Quotes", text: "Failed to fetch quote responses" }}
      >
        {() =>
          accepted ? (
            <AcceptedFacts accepted={accepted} />
          ) : (
            <Notice tone="caution" title="No quote is accepted yet">
              It can be completed as soon as {quote.company} accepts one.
            </Notice>
          )
        }
      </Loaded>
    </ActionDialog>
  );
}

export function AcceptedFacts({ accepted }: { accepted: ReceivedResponseBody }) {
  const { builder, pricedFor, updatedAt } = accepted;
  return (
    <Facts
      items={[
        { label: "Accepted quote", value: builder?.name ?? "Unknown Builder" },
        { label: "Amount", value: priceText(accepted) ?? "No price" },
        { label: "Booth the price is for", value: boothSizeText(pricedFor.boothSize) },
        { label: "Accepted", value: <DateText iso={updatedAt} /> },
      ]}
    />
  );
}
