import { useRef } from "react";
import type { LinkedBriefBody } from "../../app-server/contract/quotes/respond-calls.ts";
import { QueryScope } from "../api/query-scope.tsx";
import { CurrencyField } from "../quotes/lines/currency-field.tsx";
import { LineEditor } from "../quotes/lines/line-editor.tsx";
import type { OfferFormApi } from "../quotes/lines/offer-form-api.ts";
import { Stack } from "../ui/layout/stack.tsx";
import { useFocusRefused } from "./refused-words.tsx";

type Props = { form: OfferFormApi; brief: LinkedBriefBody };

/** The line editor on the link's page, loaded when it is first shown. */
export default function RespondLines({ form, brief }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useFocusRefused(place, form.formState.errors.lines !== undefined);
  return (
    <QueryScope>
      <div ref={place}>
        <Stack gap="medium">
          <CurrencyField form={form} />
          <LineEditor form={form} asked={brief} toPrice={brief.ownQuote?.linesAsked ?? []} />
        </Stack>
      </div>
    </QueryScope>
  );
}
