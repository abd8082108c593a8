import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import { readLines, typedAmounts } from "../../../app-server/contract/quotes/line-fields.ts";
import { toOfferLineBody } from "../../../app-server/contract/quotes/offer-lines.ts";
import { categoryFacts } from "../../../domain/offers/category.ts";
import { inUsCents, usDollar } from "../../../domain/offers/currency.ts";
import { withAmounts } from "../../../domain/offers/line-amount.ts";
import { type AskedWork, requiredScope } from "../../../domain/offers/required-scope.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { Button } from "../../ui/action/button.tsx";
import { amount } from "../../ui/data/rows.css.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useExchange } from "./currency-field.tsx";
import { bar, total } from "./line-editor.css.ts";
import { LineTable } from "./lines-dialog.tsx";
import type { OfferFormApi } from "./offer-form-api.ts";

type Props = {
  offer: {
    form: OfferFormApi;
    isEntering: boolean;
    setReviewed: (isReviewed: boolean) => void;
  };
  asked: AskedWork;
  /** The fields of the first step. */
  children: ReactNode;
};

/**
 * The two steps of an itemized quote: its lines with their total, then what the exhibitor will read.
 * The lines stay mounted, so that they keep their notes and their place.
 */
export function LineSteps({ offer, asked, children }: Props) {
  const { form, isEntering, setReviewed } = offer;
  const place = useRef<HTMLDivElement>(null);
  function onReview() {
    if (!checkLines(form)) return;
    flushSync(() => setReviewed(true));
    place.current?.focus();
  }
  return (
    <>
      <div hidden={!isEntering}>
        <Stack gap="medium">{children}</Stack>
      </div>
      {isEntering ? (
        <LineBar form={form} asked={asked} onReview={onReview} />
      ) : (
        <div ref={place} tabIndex={-1}>
          <LineReview form={form} asked={asked} onBack={() => setReviewed(false)} />
        </div>
      )}
    </>
  );
}

/** Says beside each row what is wrong with it; false if something is. */
function checkLines(form: OfferFormApi): boolean {
  const { problems, list } = readLines(form.getValues("lines"));
  form.clearErrors("lines");
  if (list) form.setError("lines", { message: list });
  for (const [at, { index, field, message }] of problems.entries()) {
    const name = `lines.${index}.${field}` as `lines.${number}.unitPrice`;
    form.setError(name, { message }, { shouldFocus: at === 0 });
  }
  return problems.length === 0 && list === null;
}

type StepProps = { form: OfferFormApi; asked: AskedWork };

/** The sum of the lines, and the required categories without one. */
function useLineTotals({ form, asked }: StepProps) {
  const [typed, currency = usDollar] = useWatch({
    control: form.control,
    name: ["lines", "currency"],
  });
  const said = new Set(typed.filter(({ kind }) => kind !== "").map(({ category }) => category));
  const required = requiredScope(asked).map(({ category }) => category);
  const sum = typedAmounts(typed).reduce<number>(
    (total, amount, index) => (typed[index]?.kind === "option" ? total : total + (amount ?? 0)),
    0,
  );
  const missing = required.filter((category) => !said.has(category));
  return { typed, currency, sum, required, missing };
}

/** Total, progress and the way on, at the bottom of the window. */
function LineBar({ onReview, ...step }: StepProps & { onReview: () => void }) {
  const { sum, currency, required, missing } = useLineTotals(step);
  return (
    <div className={bar}>
      <span>
        <output className={amount}>{amountText(sum, currency)}</output>
        {` · ${required.length - missing.length} of ${required.length} set`}
      </span>
      <Button tone="accent" onClick={onReview}>
        Review
      </Button>
    </div>
  );
}

/** The lines as the exhibitor reads them, what is missing first. */
function LineReview({ onBack, ...step }: StepProps & { onBack: () => void }) {
  const { typed, sum, currency, missing } = useLineTotals(step);
  const exchange = useExchange(currency);
  const lines = withAmounts(readLines(typed).lines).map(toOfferLineBody);
  const leftOut = lines.filter(({ kind }) => kind === "excluded").map(({ label }) => label);
  const open = missing.map((category) => categoryFacts(category).label);
  return (
    <Stack gap="medium">
      <Heading level={3}>What the exhibitor reads</Heading>
      {open.length + leftOut.length > 0 ? (
        <Notice tone="caution" title="Gaps">
          {leftOut.length > 0 && <Text>Not included: {leftOut.join(", ")}.</Text>}
          {open.length > 0 && <Text>Not filled in: {open.join(", ")}.</Text>}
        </Notice>
      ) : (
        <Notice tone="positive" title="No gaps">
          Each category that the exhibitor asked for has a line.
        </Notice>
      )}
      <LineTable quotes={[{ name: "your quote", lines, currency }]} category={null} />
      <div className={total}>
        <span>Total</span>
        <strong className={amount}>{amountText(sum, currency)}</strong>
      </div>
      {exchange && (
        <Text size="small" tone="muted">
          {`About ${amountText(inUsCents(sum, exchange), usDollar)} at today's rate.`}
        </Text>
      )}
      <Button onClick={onBack}>Change the lines</Button>
    </Stack>
  );
}
