import { useState } from "react";
import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { LazyFiles } from "../../quotes/files/lazy-files.tsx";
import { AskedLines } from "../../quotes/lines/asked-lines.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { OfferConflict } from "./offer-conflict.tsx";
import { OfferFields } from "./offer-fields.tsx";
import { type AskedBrief, useOfferForm } from "./use-offer-form.ts";

type Props = {
  quoteRequestId: string;
  asked: AskedBrief;
  revises: OwnResponseBody | null;
  onDone: () => void;
};

/** The quote form. Typed input survives a reload, a refusal and changes by others. */
export function OfferForm(props: Props) {
  const { quoteRequestId, asked, revises } = props;
  const [isUploading, setUploading] = useState(false);
  const { form, send, isPending, isRestored, isChangedElsewhere, ...draft } = useOfferForm(props);

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="medium">
        {isRestored && !isChangedElsewhere && (
          <Notice
            title="Restored your draft"
            action={
              <Button size="small" onClick={draft.takeStored}>
                Discard draft
              </Button>
            }
          >
            This is what you typed before. It has not been sent.
          </Notice>
        )}
        {isChangedElsewhere && (
          <OfferConflict
            stands={revises !== null}
            differences={draft.differences()}
            onKeep={draft.useMine}
            onTake={draft.takeStored}
          />
        )}
        {revises?.linesAskedAt && <AskedLines quote={revises} />}
        <OfferFields
          form={form}
          requestId={quoteRequestId}
          asked={asked}
          toPrice={revises?.linesAsked ?? []}
          sentGapRates={(revises?.ownRates ?? []).length > 0}
        />
        <LazyFiles requestId={quoteRequestId} show="offer" onBusy={setUploading} />
        <Button
          type="submit"
          tone="accent"
          pending={isPending}
          disabled={isChangedElsewhere || isUploading}
          full
        >
          {isPending ? "Sending..." : revises ? "Send Revised Quote" : "Submit Quote"}
        </Button>
      </Stack>
    </form>
  );
}
