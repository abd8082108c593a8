import { useWatch } from "react-hook-form";
import {
  criterionNames,
  type DetailField,
  detailFields,
  detailNames,
} from "../../../../domain/quotes/brief-details.ts";
import type { Field } from "../../../../domain/shared/fields.ts";
import { DateInput } from "../../../ui/form/date-input.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { Grid } from "../../../ui/layout/grid.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { weightFieldOf } from "../../form/brief-detail-values.ts";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { fields } from "../quote-wizard.css.ts";
import { QuoteField } from "./quote-field.tsx";

const weights = criterionNames.map(weightFieldOf);
const isLong = (name: DetailField) => ["prose", "list"].includes(detailFields[name].kind);

/** The brief's optional details, folded until one of them needs a look. */
export function EasyToQuote() {
  const { form, served, errors, isAlive } = useQuoteForm();
  const pitch = useWatch({ control: form.control, name: "pitch" });
  const names = [...detailNames, ...weights];
  const isOpen = names.some((name) => errors[name] || served[name] !== "");
  const shown = detailNames.filter(
    (name) => name !== "pitchFee" || pitch === "paid-pitch" || !isAlive,
  );
  return (
    <details open={isOpen || undefined}>
      <summary>Make it easy to quote</summary>
      <div className={fields}>
        <Text size="small" tone="muted">
          All optional. Builders quote sooner and closer when they know.
        </Text>
        <Grid min="14rem" gap="medium">
          {shown
            .filter((name) => !isLong(name))
            .map((name) => (
              <Detail key={name} name={name} />
            ))}
        </Grid>
        {shown.filter(isLong).map((name) => (
          <Detail key={name} name={name} />
        ))}
        <Criteria />
      </div>
    </details>
  );
}

function Detail({ name }: { name: DetailField }) {
  const field: Field = detailFields[name];
  return (
    <QuoteField name={name} hint={field.hint}>
      {(control) => {
        switch (field.kind) {
          case "option": {
            const options = Object.entries(field.options).map(([value, label]) => ({
              value,
              label,
            }));
            return <Select {...control} options={options} placeholder="Not stated" />;
          }
          case "flag":
            return <Select {...control} options={yesNo} placeholder="Not stated" />;
          case "day":
            return <DateInput {...control} />;
          case "prose":
          case "list":
            return <TextArea {...control} rows={3} />;
          default:
            return (
              <TextInput
                {...control}
                autoComplete="off"
                inputMode={field.kind === "dollars" ? "numeric" : "text"}
              />
            );
        }
      }}
    </QuoteField>
  );
}

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** One weight for each criterion, with what they add up to. */
function Criteria() {
  const { form } = useQuoteForm();
  const typed = useWatch({ control: form.control, name: weights });
  const sum = typed.reduce((total, text) => total + (Number(text) || 0), 0);
  return (
    <fieldset className={fields}>
      <legend>How you choose</legend>
      <Text size="small" tone="muted">
        {sum === 0
          ? "Weights that add up to 100. Builders see them."
          : `${sum} of 100. ${sum === 100 ? "Builders see them." : "They have to add up to 100."}`}
      </Text>
      <Grid min="8rem" gap="medium">
        {weights.map((name) => (
          <QuoteField key={name} name={name}>
            {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
          </QuoteField>
        ))}
      </Grid>
    </fieldset>
  );
}
