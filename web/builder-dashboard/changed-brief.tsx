import { Suspense, useState } from "react";
import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { Button } from "../ui/action/button.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Text } from "../ui/text/text.tsx";

const LazyBriefEdits = lazyComponent(
  async () => (await import("../quotes/brief/brief-edits-dialog.tsx")).BriefEditsDialog,
);
const LazyPricedForLine = lazyComponent(
  async () => (await import("../quotes/brief/priced-for-line.tsx")).PricedForLine,
);

type Props = {
  request: { id: string; tradeShowName: string; briefVersion: number };
  quote: OwnResponseBody | null;
};

/**
 * Shows what changed in the brief, with a button to confirm an earlier quote as it is. For an
 * accepted quote, names the booth of its price.
 */
export function ChangedBrief({ request, quote }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { id, tradeShowName, briefVersion } = request;
  const isWaiting = quote?.status === "pending" && quote.forEarlierBrief;
  const confirm = useChange({
    call: (responseId: string) =>
      fetchApi.call("POST /api/quote-responses/:id/confirm", {
        params: { id: responseId },
        body: { version: briefVersion },
      }),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Quote confirmed", description: "The exhibitor sees that it stands." },
    failed: {
      title: "Quote not confirmed",
      couldNot: "confirm the quote",
    },
  });
  const pricedFor = quote?.forEarlierBrief && (
    <Suspense>
      <LazyPricedForLine requestId={id} confirmedBrief={quote.confirmedBrief} />
    </Suspense>
  );
  if (quote?.status === "accepted") return pricedFor;
  if (briefVersion < 2 || (quote && !isWaiting)) return null;
  return (
    <>
      <Text>
        {isWaiting
          ? "The brief changed after your quote. Confirm that your quote stands, or revise it."
          : "The exhibitor changed this brief."}
      </Text>
      {pricedFor}
      <Inline gap="small" wrap>
        {isWaiting && quote && (
          <Button size="small" pending={confirm.isPending} onClick={() => confirm.mutate(quote.id)}>
            {confirm.isPending ? "Confirming..." : "Confirm my quote"}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => setOpen(true)}>
          See what changed
        </Button>
      </Inline>
      {isOpen && (
        <Suspense>
          <LazyBriefEdits requestId={id} show={tradeShowName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
