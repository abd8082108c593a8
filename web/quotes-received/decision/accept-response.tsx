import { type ComponentProps, Suspense, useState } from "react";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../../domain/offers/stated-price.ts";
import { earlierBriefName } from "../../../domain/quotes/priced-for-words.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { noteAccepted } from "../chosen-quote.tsx";
import { AcceptReceipt } from "./accept-receipt.tsx";
import type { AwardFields } from "./award-fields.tsx";
import { awardBodyOf, emptyAward } from "./award-input.ts";
import { reserved } from "./lazy-award-fields.css.ts";
import { RevisedOffer } from "./revised-offer.tsx";
import { useSeenOffer } from "./use-seen-offer.ts";

type Props = {
  response: ReceivedResponseBody;
  othersPending: boolean;
  /** Whether the button is accented: among several quotes only the one in view. */
  isTheOne?: boolean;
};

/** Button and dialog to accept the quote as it was shown, after explaining the consequences. */
export function AcceptResponse({ response, othersPending, isTheOne = !othersPending }: Props) {
  const [award, setAward] = useState(emptyAward);
  const { seen, isRevised, look, showRevised } = useSeenOffer(response);
  const builder = response.builder?.name ?? "The builder";
  const stated = priceText(seen);
  const price = stated ? ` at ${stated}` : "";
  const letters = othersPending
    ? "We'll email them, and let the other builders know you've chosen."
    : "We'll email them.";

  return (
    <ActionDialog
      label={
        <>
          <span>
            {response.forEarlierBrief
              ? `Accept ${stated} for ${earlierBriefName(response.pricedFor)} anyway`
              : "Accept Quote"}
          </span>
          <VisuallyHidden>{` of ${builder}${price}`}</VisuallyHidden>
        </>
      }
      buttonTone={isTheOne ? "accent" : response.forEarlierBrief ? "quiet" : "plain"}
      size={response.forEarlierBrief ? "small" : "medium"}
      onOpen={look}
      title="Accept this quote?"
      description={
        isRevised
          ? "Nothing has been accepted yet. Check what changed first."
          : `You're accepting ${builder}${price}. ${letters} You can't undo this.`
      }
      confirmLabel="Accept quote"
      cancelLabel="Not yet"
      pendingLabel="Accepting..."
      tone="accent"
      isPossible={!isRevised}
      call={() =>
        fetchApi.call("POST /api/quote-responses/:id/accept", {
          params: { id: seen.id },
          body: { revision: seen.revision, ...awardBodyOf(award) },
        })
      }
      refreshes={["quote-requests", "dashboard"]}
      done={{ title: "Quote accepted", description: `We've emailed ${builder}.`, atTop: true }}
      failed={{
        title: "Quote not accepted",
        couldNot: "accept the quote",
      }}
      isShown={showRevised}
      onDone={() => noteAccepted(seen.id)}
    >
      {isRevised ? (
        <RevisedOffer seen={seen} current={response} onLook={look} />
      ) : (
        <Stack gap="medium">
          <AcceptReceipt response={seen} />
          <LazyAwardFields
            builder={builder}
            othersPending={othersPending}
            value={award}
            onChange={setAward}
          />
        </Stack>
      )}
    </ActionDialog>
  );
}

const Fields = lazyComponent(async () => (await import("./award-fields.tsx")).AwardFields);

/** Loads when the dialog to accept opens. Its space is reserved, so that no button moves. */
function LazyAwardFields(props: ComponentProps<typeof AwardFields>) {
  return (
    <Suspense fallback={<div className={reserved} />}>
      <Fields {...props} />
    </Suspense>
  );
}
