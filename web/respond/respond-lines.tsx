import { useRef } from "react";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { QueryScope } from "../api/query-scope.tsx";
import { CurrencyField } from "../quotes/lines/currency-field.tsx";
import { LineEditor } from "../quotes/lines/line-editor.tsx";
import { LineSteps } from "../quotes/lines/line-steps.tsx";
import type { OfferDraftForm } from "../quotes/offer-form/use-offer-draft.ts";
import { useFocusRefused } from "./refused-words.tsx";

type Props = { offer: OfferDraftForm; brief: LinkedBriefBody };

/** The line editor on the link's page, loaded when it is first shown. */
export default function RespondLines({ offer, brief }: Props) {
  const { form } = offer;
  const place = useRef<HTMLDivElement>(null);
  useFocusRefused(place, form.formState.errors.lines !== undefined);
  return (
    <QueryScope>
      <div ref={place}>
        <LineSteps offer={offer} asked={brief}>
          <CurrencyField form={form} />
          <LineEditor form={form} toPrice={brief.ownQuote?.linesAsked ?? []} />
        </LineSteps>
      </div>
    </QueryScope>
  );
}
