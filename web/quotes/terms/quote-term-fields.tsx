import type { ComponentProps } from "react";
import {
  firmnessWords,
  ownershipWords,
  quoteTermLabels,
  reuseWords,
} from "../../../domain/offers/quote-term-words.ts";
import { type QuoteTerm, quoteTermLimits } from "../../../domain/offers/quote-terms.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Props that connect a control with its form. */
type Bound = Pick<ComponentProps<"input">, "name" | "defaultValue" | "onBlur" | "ref">;

type Props = {
  bind: (term: QuoteTerm) => Bound;
  error: (term: QuoteTerm) => string | undefined;
  /** Whether there is a field for the high end: not without a price. */
  hasHighEnd: boolean;
};

const choices = {
  firmness: optionsOf(firmnessWords),
  ownership: optionsOf(ownershipWords),
  reuse: optionsOf(reuseWords),
  rush: [{ value: "yes", label: "Yes, the price includes it" }],
};

/**
 * The terms of a quote, all optional, collapsed so that a quote with one price stays quick to send.
 */
export function QuoteTermFields({ bind, error, hasHighEnd }: Props) {
  const terms = Object.keys(quoteTermLabels) as QuoteTerm[];
  const chosen = (term: keyof typeof choices) => (
    <Field label={quoteTermLabels[term]} error={error(term)}>
      {(control) => (
        <Select
          {...control}
          {...(bind(term) as ComponentProps<"select">)}
          options={choices[term]}
          placeholder="Not said"
        />
      )}
    </Field>
  );
  const typed = (
    term: "high" | "leadTimeWeeks" | "paymentTerms",
    { label = quoteTermLabels[term], hint, ...rest }: Partial<Typed> = {},
  ) => (
    <Field label={label} {...(hint && { hint })} error={error(term)}>
      {(control) => <TextInput {...control} {...bind(term)} autoComplete="off" {...rest} />}
    </Field>
  );
  return (
    <details open={terms.some(error) ? true : undefined}>
      <summary>Terms: how firm, ownership, lead time, payment</summary>
      <Stack gap="small">
        <Text size="small" tone="muted">
          Optional. Exhibitors compare these side by side.
        </Text>
        <Grid min="14rem" gap="medium">
          {chosen("firmness")}
          {hasHighEnd &&
            typed("high", {
              label: "High end of the price range",
              inputMode: "decimal",
              hint: "For a range: your price is its low end.",
            })}
          {chosen("ownership")}
          {chosen("reuse")}
          {typed("leadTimeWeeks", { label: "Lead time in weeks", inputMode: "numeric" })}
          {chosen("rush")}
        </Grid>
        {typed("paymentTerms", {
          hint: "e.g. 50% with the order, 50% before the show opens.",
          maxLength: quoteTermLimits.paymentTerms,
        })}
      </Stack>
    </details>
  );
}

type Typed = { label: string; hint: string; inputMode: "decimal" | "numeric"; maxLength: number };

function optionsOf(words: Record<string, string>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
