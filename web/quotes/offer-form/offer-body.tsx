import { type ComponentProps, type ReactNode, Suspense } from "react";
import type { TermsIfWonBody } from "../../../app-server/contract/commission/commission-rates.ts";
import { lazyComponent } from "../../lazy/lazy-component.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { AskedLines } from "../lines/asked-lines.tsx";
import { OfferConflict } from "./offer-conflict.tsx";
import { OfferFields } from "./offer-fields.tsx";
import type { OfferDraftForm, StandingOffer } from "./use-offer-draft.ts";

type Props = {
  offer: OfferDraftForm;
  standing: StandingOffer | null;
  lines: ComponentProps<typeof OfferFields>["lines"];
  /** The files of the quote. */
  files: ReactNode;
  /** The commission; null: none. */
  ifWon: TermsIfWonBody;
};

const IfYouWin = lazyComponent(async () => (await import("./if-you-win.tsx")).IfYouWin);

/** The quote form between its head and its button: the draft's notices and all fields. */
export function OfferBody({ offer, standing, lines, files, ifWon }: Props) {
  return (
    <>
      {offer.isRestored && !offer.isChangedElsewhere && (
        <Notice
          title="Restored your draft"
          action={
            <Button size="small" onClick={offer.takeStored}>
              Discard draft
            </Button>
          }
        >
          This is what you typed before. It has not been sent.
        </Notice>
      )}
      {offer.isChangedElsewhere && (
        <OfferConflict
          stands={standing !== null}
          differences={offer.differences()}
          onKeep={offer.useMine}
          onTake={offer.takeStored}
        />
      )}
      {standing?.linesAskedAt && <AskedLines quote={standing} />}
      <OfferFields
        offer={offer}
        hasLines={(standing?.lines.length ?? 0) > 0}
        lines={lines}
        files={files}
      />
      {ifWon && (
        <Suspense>
          <IfYouWin form={offer.form} terms={ifWon} />
        </Suspense>
      )}
    </>
  );
}
