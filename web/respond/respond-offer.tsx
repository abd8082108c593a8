import "../../app-server/contract/zod-without-eval.ts";
import { type RefObject, Suspense, useEffect, useRef } from "react";
import { type FieldErrors, set } from "react-hook-form";
import { useParams } from "react-router";
import type { OfferInput } from "../../app-server/contract/quotes/offer-fields.ts";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { AgreeToRates } from "../quotes/offer-form/agree-to-rates.tsx";
import { OfferBody } from "../quotes/offer-form/offer-body.tsx";
import {
  type OfferDraftForm,
  type RefusedOffer,
  useOfferDraft,
} from "../quotes/offer-form/use-offer-draft.ts";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { linkDraftName } from "./link-draft.ts";
import { RespondFiles } from "./respond-files.tsx";
import { ActForm } from "./respond-forms.tsx";
import type { RespondAnswer } from "./respond-page.action.ts";
import { toOfferInput, toTyped } from "./typed-offer.ts";

const RespondLines = lazyComponent(async () => (await import("./respond-lines.tsx")).default);

type Props = {
  brief: LinkedBriefBody;
  answer: RespondAnswer | undefined;
  onBusy: (isBusy: boolean) => void;
};

/** The quote form of the link's page, which the browser posts, also without scripts. */
export function RespondOffer({ brief, answer, onBusy }: Props) {
  const { token = "" } = useParams();
  const act = brief.may.revise ? "revise" : "quote";
  const own = answer && isOwn(answer, act) ? { ...answer, act } : null;
  const standing = brief.may.revise ? brief.ownQuote : null;
  const refused = own && refusedOffer(own, standing?.revision ?? 0);
  const offer = useOfferDraft({
    name: linkDraftName(token),
    asked: brief,
    standing,
    posted: { refused },
  });
  const place = useRef<HTMLDivElement>(null);
  const hasLines = (standing?.lines.length ?? 0) > 0;
  usePostedTexts(place, offer, hasLines);
  const isToSee = offer.isRestored || offer.isChangedElsewhere;
  useEffect(() => {
    const fold = isToSee && place.current?.closest("details");
    if (fold) fold.open = true;
  }, [isToSee]);
  return (
    <div ref={place}>
      <ActForm
        act={act}
        label={act === "revise" ? "Send revised quote" : "Send quote"}
        tone="accent"
        answer={own ?? undefined}
        isHeld={offer.isChangedElsewhere}
        isReady={!offer.isEntering}
      >
        <input type="hidden" name="briefVersion" value={offer.briefVersion} />
        {standing && <input type="hidden" name="revision" value={offer.base} />}
        {!hasLines && <input type="hidden" name="pricing" value="single" />}
        <OfferBody
          offer={offer}
          standing={standing}
          ifWon={brief.ifWon}
          lines={
            <Suspense fallback={<RowsSkeleton label="Loading the lines" />}>
              <RespondLines offer={offer} brief={brief} />
            </Suspense>
          }
          files={
            (brief.may.addFiles || brief.files.length > 0) && (
              <RespondFiles brief={brief} token={token} onBusy={onBusy} />
            )
          }
        />
        {brief.ratesToAgree && (
          <div hidden={offer.isEntering}>
            <AgreeToRates rates={brief.ratesToAgree} builderName={brief.builderName} />
          </div>
        )}
      </ActForm>
    </div>
  );
}

/** Lets the browser post all that the form holds, also fields that are not shown. */
function usePostedTexts(
  place: RefObject<HTMLDivElement | null>,
  { form }: OfferDraftForm,
  hasLines: boolean,
) {
  useEffect(() => {
    const owner = place.current?.querySelector("form");
    const addTexts = ({ formData }: FormDataEvent) => {
      for (const name of [...formData.keys()]) {
        if (name.startsWith("lines.")) formData.delete(name);
      }
      const { lines, ...typed } = toTyped(form.getValues());
      for (const [name, text] of Object.entries(typed)) formData.set(name, text);
      if (lines && (typed.pricing === "itemized" || hasLines)) formData.set("lines", lines);
    };
    owner?.addEventListener("formdata", addTexts);
    return () => owner?.removeEventListener("formdata", addTexts);
  }, [place, form, hasLines]);
}

/**
 * Whether a refused form belongs here: a new quote comes back as a revision when one was sent
 * elsewhere meanwhile.
 */
function isOwn(answer: RespondAnswer, act: "quote" | "revise"): boolean {
  if (answer.act === act) return true;
  // errors of fields don't apply to the other quote
  return ["quote", "revise"].includes(answer.act) && Object.keys(answer.errors).length === 0;
}

function refusedOffer({ typed, errors }: RespondAnswer, revision: number): RefusedOffer {
  const named: FieldErrors<OfferInput> = {};
  for (const [path, message] of Object.entries(errors)) {
    set(named, path, { type: "server", message });
  }
  return {
    values: toOfferInput(typed),
    base: revision && (Number(typed.revision) || revision),
    ...(Number(typed.briefVersion) > 0 && { briefVersion: Number(typed.briefVersion) }),
    errors: named,
  };
}
