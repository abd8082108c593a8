import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import {
  type OfferInput,
  offerFieldsAt,
} from "../../../app-server/contract/quotes/offer-fields.ts";
import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { isQuoteTerm } from "../../../domain/offers/quote-terms.ts";
import { callQuery } from "../../api/call-query.ts";
import { LazyFiles } from "../../quotes/files/lazy-files.tsx";
import { EarlierQuotes } from "../../quotes/fill/earlier-quotes.tsx";
import { FillLines } from "../../quotes/fill/fill-lines.tsx";
import { GapRatesChoice } from "../../quotes/fill/gap-rates-choice.tsx";
import { rateCardQuery } from "../../quotes/fill/rate-card-query.ts";
import { CurrencyField } from "../../quotes/lines/currency-field.tsx";
import { LineEditor } from "../../quotes/lines/line-editor.tsx";
import { LineSteps } from "../../quotes/lines/line-steps.tsx";
import { AgreeToRates } from "../../quotes/offer-form/agree-to-rates.tsx";
import { OfferBody } from "../../quotes/offer-form/offer-body.tsx";
import {
  type AskedBrief,
  hasLineErrors,
  useOfferDraft,
} from "../../quotes/offer-form/use-offer-draft.ts";
import { offerDraftPrefix } from "../../session/forget-offer-drafts.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { Button } from "../../ui/action/button.tsx";
import { browserNow } from "../../ui/browser-now.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { useOffer } from "./use-offer.ts";

type Props = {
  quoteRequestId: string;
  asked: AskedBrief;
  revises: OwnResponseBody | null;
  onDone: () => void;
};

const resolver = zodResolver(offerFieldsAt(browserNow));

/** The quote form of a member. Typed input survives a reload, a refusal and changes by others. */
export function OfferForm({ quoteRequestId, asked, revises, onDone }: Props) {
  const userId = useCurrentUser()?.id ?? "";
  const client = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const { data: own } = useQuery({
    ...callQuery("GET /api/commission/agreement"),
    enabled: revises === null,
  });
  const { data: ifWon } = useQuery(
    callQuery("GET /api/commission/terms/:id", { params: { id: quoteRequestId } }),
  );
  const toAgree = revises === null && own && !own.isAgreed ? own.rates : null;
  const [agreesTo, setAgreesTo] = useState<number | null>(null);
  const [ratesError, setRatesError] = useState<string | null>(null);
  // a yes to rates that changed meanwhile is none
  const isAgreed = toAgree !== null && toAgree.version === agreesTo;
  const name = `${offerDraftPrefix}${userId}.${quoteRequestId}`;
  const offer = useOfferDraft({ name, asked, standing: revises, resolver });
  const { form, base, briefVersion, isChangedElsewhere, isEntering, setReviewed, forget } = offer;
  const { mutate, isPending } = useOffer({
    quoteRequestId,
    revises,
    base,
    briefVersion,
    agreesTo: isAgreed ? agreesTo : null,
    onDone() {
      forget();
      onDone();
    },
  });

  // the list that the form was opened from may be older than the quote: ask for changes
  useEffect(() => {
    void client.refetchQueries({ queryKey: callQuery("GET /api/changes").queryKey });
  }, [client]);

  function showErrors(error: unknown) {
    if (!(error instanceof ApiError)) return;
    if (error.problem?.rates) setRatesError(error.problem.message);
    for (const { field, message } of error.problem?.errors ?? []) {
      const [first] = field.split(".");
      if (isQuoteTerm(field)) form.setError(`terms.${field}`, { message });
      else if (first && first in form.getValues()) {
        form.setError(first as keyof OfferInput, { message });
        if (first === "lines" || first === "currency") setReviewed(false);
      }
    }
  }

  async function readBoothSize(): Promise<string | null> {
    const request = await client
      .fetchQuery(callQuery("GET /api/quote-requests/:id", { params: { id: quoteRequestId } }))
      .catch(() => null);
    return request && "boothSize" in request ? request.boothSize : null;
  }

  return (
    <form
      onSubmit={form.handleSubmit(
        (values) => {
          setRatesError(null);
          mutate(values, { onError: showErrors });
        },
        (errors) => hasLineErrors(errors) && setReviewed(false),
      )}
      noValidate
    >
      <Stack gap="medium">
        <OfferBody
          offer={offer}
          standing={revises}
          ifWon={ifWon ?? null}
          lines={
            <LineSteps offer={offer} asked={asked}>
              <CurrencyField form={form} />
              <LineEditor
                form={form}
                toPrice={revises?.linesAsked ?? []}
                fill={(onRows, paste) => (
                  <FillLines
                    form={form}
                    asked={asked}
                    readRates={async () =>
                      (await client.fetchQuery({ ...rateCardQuery, staleTime: 0 })).rates
                    }
                    readBoothSize={readBoothSize}
                    onRows={onRows}
                    paste={paste}
                    earlier={(choose, cancel) => (
                      <EarlierQuotes
                        requestId={quoteRequestId}
                        onChoose={choose}
                        onCancel={cancel}
                      />
                    )}
                  />
                )}
              />
              <GapRatesChoice
                form={form}
                requestId={quoteRequestId}
                asked={asked}
                startsOn={(revises?.ownRates ?? []).length > 0}
              />
            </LineSteps>
          }
          files={<LazyFiles requestId={quoteRequestId} show="offer" onBusy={setUploading} />}
        />
        {toAgree && !isEntering && (
          <AgreeToRates
            rates={toAgree}
            error={ratesError}
            checked={isAgreed}
            onChange={(yes) => {
              setRatesError(null);
              setAgreesTo(yes ? toAgree.version : null);
            }}
          />
        )}
        {!isEntering && (
          <Button
            type="submit"
            tone="accent"
            pending={isPending}
            disabled={isChangedElsewhere || isUploading}
            full
          >
            {isPending ? "Sending..." : revises ? "Send Revised Quote" : "Submit Quote"}
          </Button>
        )}
      </Stack>
    </form>
  );
}
