import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import type { TextField } from "./typed-fields.ts";

type Props<Name extends string> = {
  fields: readonly TextField<Name>[];
  texts: Record<Name, string>;
  errors: Partial<Record<Name, string>>;
  onText: (name: Name, text: string) => void;
};

/** Short fields side by side where there is room. */
export function TextFields<Name extends string>({ fields, texts, errors, onText }: Props<Name>) {
  return (
    <Grid min="13rem">
      {fields.map(({ name, label, hint, isRequired = false, type, options, placeholder }) => (
        <Field key={name} label={label} hint={hint} required={isRequired} error={errors[name]}>
          {(control) => {
            const input = {
              ...control,
              value: texts[name],
              onChange: ({ target }: { target: { value: string } }) => onText(name, target.value),
            };
            if (options) {
              return <Select {...input} options={options} {...(placeholder && { placeholder })} />;
            }
            if (type === "date") return <DateInput {...input} />;
            return <TextInput {...input} {...(type && { type })} autoComplete="off" />;
          }}
        </Field>
      ))}
    </Grid>
  );
}
