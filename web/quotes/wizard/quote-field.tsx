import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field, type FieldControl } from "../../ui/form/field.tsx";
import { useQuoteForm } from "../form/quote-form-context.ts";
import { type QuoteFormValues, quoteFieldLabels } from "../form/quote-form-fields.ts";

/** The fields that hold one text. */
type TextField = {
  [Name in keyof QuoteFormValues]: QuoteFormValues[Name] extends string ? Name : never;
}[keyof QuoteFormValues];

type Props = {
  name: TextField;
  required?: boolean;
  hint?: ReactNode;
  children: (control: FieldControl & UseFormRegisterReturn & { defaultValue: string }) => ReactNode;
};

/** One labelled text or choice of the wizard, in the form with and without scripts. */
export function QuoteField({ name, required = false, hint, children }: Props) {
  const { form, served, errors } = useQuoteForm();
  const { error } = form.getFieldState(name, form.formState);
  const registered = form.register(name, {
    // what was found wrong is judged again with every key, and nothing before it was judged once
    onChange: () => error && form.trigger(name),
  });
  return (
    <Field
      id={`quote-${name}`}
      label={quoteFieldLabels[name]}
      required={required}
      hint={hint}
      error={errors[name]}
    >
      {(control) => children({ ...control, ...registered, defaultValue: served[name] })}
    </Field>
  );
}
