import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { closeFailureToast } from "../../../ui/feedback/toast-store.ts";
import { Field, type FieldControl } from "../../../ui/form/field.tsx";
import { useQuoteForm } from "../../form/quote-form-context.ts";
import { type QuoteFormValues, quoteFieldLabels } from "../../form/quote-form-fields.ts";

/** Fields with a single text value. */
type TextField = {
  [Name in keyof QuoteFormValues]: QuoteFormValues[Name] extends string ? Name : never;
}[keyof QuoteFormValues];

type Props = {
  name: TextField;
  required?: boolean;
  hint?: ReactNode;
  children: (control: FieldControl & UseFormRegisterReturn & { defaultValue: string }) => ReactNode;
};

/** A labeled field of the wizard, with or without scripts. */
export function QuoteField({ name, required = false, hint, children }: Props) {
  const { form, served, errors } = useQuoteForm();
  const { error } = form.getFieldState(name, form.formState);
  const registered = form.register(name, {
    // typed text is validated on blur; an empty field only when its step is left
    onBlur: () => form.getValues(name).trim() !== "" && !isButtonPressed() && form.trigger(name),
    // a field with an error is validated on every key, others on blur or when the step is left
    onChange: async () => {
      if (error && (await form.trigger(name))) closeFailureToast();
    },
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

/**
 * Whether a button is being pressed, which validates the step anyway: an error that appears between
 * its press and release would move the button away from the pointer.
 */
function isButtonPressed(): boolean {
  return document.querySelector("button:active") !== null;
}
