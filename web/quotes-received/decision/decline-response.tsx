import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { RevisedOffer } from "./revised-offer.tsx";
import { useSeenOffer } from "./use-seen-offer.ts";

/** Button and dialog to decline the quote as it was shown, with an optional reason. */
export function DeclineResponse({ response }: { response: ReceivedResponseBody }) {
  const { seen, isRevised, look, showRevised } = useSeenOffer(response);
  const builder = response.builder?.name ?? "The builder";
  const { id, revision } = seen;
  return (
    <ActionDialog
      label={
        <>
          <span>Decline</span>
          <VisuallyHidden>{` the quote of ${builder}`}</VisuallyHidden>
        </>
      }
      title="Decline this quote?"
      description={
        isRevised
          ? "Nothing has been declined yet. Check what changed first."
          : `We'll email ${builder}. Your request stays open for other quotes.`
      }
      confirmLabel="Decline quote"
      pendingLabel="Declining..."
      cancelLabel="Keep quote"
      reason={{ hint: `Optional. ${builder} will see it.` }}
      onOpen={look}
      isPossible={!isRevised}
      call={(reason) =>
        fetchApi.call("POST /api/quote-responses/:id/decline", {
          params: { id },
          body: { revision, reason },
        })
      }
      refreshes={["quote-requests", "dashboard"]}
      done={{ title: "Quote declined", description: `We've emailed ${builder}.` }}
      failed={{
        title: "Quote not declined",
        couldNot: "decline the quote",
      }}
      isShown={showRevised}
    >
      {isRevised && <RevisedOffer seen={seen} current={response} onLook={look} />}
    </ActionDialog>
  );
}
