import type { ComponentProps } from "react";
import { type QuoteTerm, quoteTerms, termFields } from "../../../domain/offers/quote-terms.ts";
import { type Field as FieldFacts, labelsOf } from "../../../domain/shared/fields.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Props that connect a control with its form. */
export type Bound = Pick<ComponentProps<"input">, "name" | "defaultValue" | "onBlur" | "ref">;

type Props = {
  bind: (term: QuoteTerm) => Bound;
  error: (term: QuoteTerm) => string | undefined;
  /** Whether there is a field for the high end: not without a price. */
  hasHighEnd: boolean;
};

const labels = {
  ...labelsOf(termFields),
  high: "High end of the price range",
  leadTimeWeeks: "Lead time in weeks",
};

/**
 * The terms of a quote, all optional, collapsed so that a quote with one price stays quick to send.
 */
export function QuoteTermFields({ bind, error, hasHighEnd }: Props) {
  const row = (term: QuoteTerm) => (
    <Field key={term} label={labels[term]} hint={hintOf(termFields[term])} error={error(term)}>
      {(control) => <TermInput {...control} {...bind(term)} field={termFields[term]} />}
    </Field>
  );
  const short = quoteTerms.filter((term) => term !== "paymentTerms");
  return (
    <details open={quoteTerms.some(error) ? true : undefined}>
      <summary>Terms: how firm, ownership, lead time, payment</summary>
      <Stack gap="small">
        <Text size="small" tone="muted">
          Optional. Exhibitors compare these side by side.
        </Text>
        <Grid min="14rem" gap="medium">
          {short.filter((term) => hasHighEnd || term !== "high").map(row)}
        </Grid>
        {row("paymentTerms")}
      </Stack>
    </details>
  );
}

const hintOf = ({ hint }: FieldFacts) => hint;

function TermInput({ field, ...control }: ComponentProps<"input"> & { field: FieldFacts }) {
  if (field.kind === "option" || field.kind === "flag") {
    const words = field.kind === "option" ? field.options : { yes: "Yes, the price includes it" };
    const options = Object.entries(words).map(([value, label]) => ({ value, label }));
    return (
      <Select
        {...(control as ComponentProps<"select">)}
        options={options}
        placeholder="Not filled in"
      />
    );
  }
  if (field.kind === "text")
    return <TextInput {...control} autoComplete="off" maxLength={field.max} />;
  const inputMode = field.kind === "money" ? "decimal" : "numeric";
  return <TextInput {...control} autoComplete="off" inputMode={inputMode} />;
}
