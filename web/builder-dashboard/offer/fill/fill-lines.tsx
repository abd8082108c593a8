import { type ReactNode, useState } from "react";
import type { LineInput } from "../../../../app-server/contract/quotes/line-fields.ts";
import { usDollar } from "../../../../domain/offers/currency.ts";
import type { AskedWork } from "../../../../domain/offers/required-scope.ts";
import type { RowMarks } from "../../../quotes/lines/fill-mark.tsx";
import type { OfferFormApi } from "../../../quotes/lines/offer-form-api.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Inline } from "../../../ui/layout/inline.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { TextLink } from "../../../ui/text/text-link.tsx";
import { EarlierQuotes } from "./earlier-quotes.tsx";
import { FillReport } from "./fill-report.tsx";
import { useFillLines } from "./use-fill-lines.ts";

type Props = {
  form: OfferFormApi;
  requestId: string;
  asked: AskedWork;
  /** The button that pastes lines. */
  paste: ReactNode;
  onRows: (rows: LineInput[], marks: RowMarks) => void;
};

/**
 * Buttons above the lines that fill them from the builder's own rates or from an earlier quote.
 * Nothing is sent.
 */
export function FillLines(props: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { outcome, rates, ...fill } = useFillLines(props);
  return (
    <Stack gap="small">
      <Inline>
        <Button size="small" pending={rates.isPending} onClick={fill.fromRates}>
          Fill from my rates
        </Button>
        <Button size="small" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          Copy from an earlier quote
        </Button>
        {props.paste}
      </Inline>
      {isChoosing && (
        <EarlierQuotes
          requestId={props.requestId}
          onChoose={(quote) => {
            setChoosing(false);
            void fill.fromEarlier(quote);
          }}
          onCancel={() => setChoosing(false)}
        />
      )}
      {rates.isError && (
        <Notice tone="critical" title="We couldn't read your rates">
          Nothing was filled in. Please try again.
        </Notice>
      )}
      {rates.data && <RatesDontFit {...rates.data} />}
      {outcome && (
        <FillReport
          outcome={outcome}
          onReplace={() => fill.replaceTyped(outcome)}
          onAddNotAsked={() => fill.addNotAsked(outcome)}
          onClose={fill.clear}
        />
      )}
    </Stack>
  );
}

/** Explains why no rate can fill a line. */
function RatesDontFit({ rates, currency }: { rates: readonly unknown[]; currency: string }) {
  if (rates.length === 0) {
    return (
      <Notice title="You have no rates yet">
        <TextLink to="/dashboard?view=rates">Add your rates</TextLink>. What you typed here stays in
        your draft.
      </Notice>
    );
  }
  if (currency === usDollar) return null;
  return (
    <Notice title="Your rates are in US dollars">
      This quote is in {currency}. Nothing was filled in.
    </Notice>
  );
}
