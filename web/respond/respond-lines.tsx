import { useRef } from "react";
import { useParams } from "react-router";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { QueryScope } from "../api/query-scope.tsx";
import { FillLines } from "../quotes/fill/fill-lines.tsx";
import { CurrencyField } from "../quotes/lines/currency-field.tsx";
import { LineEditor } from "../quotes/lines/line-editor.tsx";
import { LineSteps } from "../quotes/lines/line-steps.tsx";
import type { OfferDraftForm } from "../quotes/offer-form/use-offer-draft.ts";
import { useFocusRefused } from "./refused-words.tsx";

type Props = { offer: OfferDraftForm; brief: LinkedBriefBody };

/** The line editor on the link's page, loaded when it is first shown. */
export default function RespondLines({ offer, brief }: Props) {
  const { form } = offer;
  const { token = "" } = useParams();
  const readFill = () => fetchApi.call("GET /api/respond/:token/fill", { params: { token } });
  const place = useRef<HTMLDivElement>(null);
  useFocusRefused(place, form.formState.errors.lines !== undefined);
  return (
    <QueryScope>
      <div ref={place}>
        <LineSteps offer={offer} asked={brief}>
          <CurrencyField form={form} />
          <LineEditor
            form={form}
            toPrice={brief.ownQuote?.linesAsked ?? []}
            fill={(onRows, paste) => (
              <FillLines
                form={form}
                asked={brief}
                readRates={async () => (await readFill()).rates}
                readLast={async () => (await readFill()).last}
                readBoothSize={async () => brief.boothSize}
                onRows={onRows}
                paste={paste}
              />
            )}
          />
        </LineSteps>
      </div>
    </QueryScope>
  );
}
