import { useEffect, useRef } from "react";
import type { LineInput } from "../../../../app-server/contract/quotes/line-fields.ts";
import type { AskedWork } from "../../../../domain/offers/required-scope.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Inline } from "../../../ui/layout/inline.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { TextLink } from "../../../ui/text/text-link.tsx";
import type { OfferFormApi } from "../offer-form-api.ts";
import type { RowMarks } from "./fill-mark.tsx";
import { categoryNames, type FillOutcome, useFillLines } from "./use-fill-lines.ts";

type Props = {
  form: OfferFormApi;
  requestId: string;
  asked: AskedWork;
  onRows: (rows: LineInput[], marks: RowMarks) => void;
};

/** Above the lines: fills them from the builder's own rates. Nothing is sent. */
export function FillLines(props: Props) {
  const { outcome, apply, clear, ...rates } = useFillLines(props);
  return (
    <Stack gap="small">
      <Inline>
        <Button pending={rates.isReading} onClick={rates.fromRates}>
          Use my rates
        </Button>
      </Inline>
      {rates.hasFailed && (
        <Notice tone="critical" title="We couldn't read your rates">
          Nothing was filled in. Please try again.
        </Notice>
      )}
      {rates.otherCurrency && !rates.hasNoRates && (
        <Notice title="Your rates are in US dollars">
          This quote is in {rates.otherCurrency}. Nothing was filled in.
        </Notice>
      )}
      {rates.hasNoRates && (
        <Notice title="You have no rates yet">
          <TextLink to="/dashboard?view=rates">Add your rates</TextLink>. What you typed here stays
          in your draft.
        </Notice>
      )}
      {outcome && (
        <FillReport
          outcome={outcome}
          onReplace={() => apply(outcome.source, new Set(outcome.typed))}
          onClose={clear}
        />
      )}
    </Stack>
  );
}

type ReportProps = { outcome: FillOutcome; onReplace: () => void; onClose: () => void };

/** Says which lines were filled in, which stayed as typed, and which need a look. */
function FillReport({ outcome, onReplace, onClose }: ReportProps) {
  const { source, filled, typed, dropped } = outcome;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) frame.current?.focus();
  }, [outcome]);
  const count = filled.length === 1 ? "1 line" : `${filled.length} lines`;
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice
        tone={filled.length > 0 ? "positive" : "info"}
        title={
          filled.length > 0
            ? `Filled ${count} from ${source.name}`
            : `Nothing new in ${source.name}`
        }
        action={
          <Inline>
            {typed.length > 0 && (
              <Button size="small" onClick={onReplace}>
                Replace what I typed
              </Button>
            )}
            <Button size="small" tone="quiet" onClick={onClose}>
              Close
            </Button>
          </Inline>
        }
      >
        <Stack gap="xsmall">
          {filled.length > 0 && (
            <Text>
              {categoryNames(filled.map(({ category }) => category))}. Check each line; nothing has
              been sent.
            </Text>
          )}
          {source.notes.map((note) => (
            <Text key={note}>{note}</Text>
          ))}
          {typed.length > 0 && <Text>Left as you typed: {categoryNames(typed)}.</Text>}
          {dropped > 0 && <Text>A quote has up to 120 lines: {dropped} more are left out.</Text>}
        </Stack>
      </Notice>
    </div>
  );
}
