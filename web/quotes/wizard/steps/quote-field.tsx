import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { closeFailureToast } from "../../../ui/feedback/toast-store.ts";
import { Field, type FieldControl } from "../../../ui/form/field.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
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
  const { served, errors } = useQuoteForm();
  const registered = useRegistered(name);
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

type ChoiceProps = Pick<Props, "name" | "hint"> & {
  options: readonly { value: string; label: string }[];
  /** Minimum width of a choice, as a CSS length. */
  min: string;
};

/** A required field of the wizard with all its choices in view: one tap instead of a list's two. */
export function QuoteChoice({ name, hint, options, min }: ChoiceProps) {
  const { served, errors } = useQuoteForm();
  const registered = useRegistered(name);
  return (
    <RadioCards
      {...registered}
      id={`quote-${name}`}
      legend={quoteFieldLabels[name]}
      required
      hint={hint}
      error={errors[name]}
      options={options}
      min={min}
      defaultValue={served[name]}
    />
  );
}

/** Registers a field with the form, and decides when it is validated. */
function useRegistered(name: TextField): UseFormRegisterReturn {
  const { form } = useQuoteForm();
  const { error } = form.getFieldState(name, form.formState);
  return form.register(name, {
    // typed text is validated on blur; an empty field only when its step is left
    onBlur: () => {
      // radio buttons of which none is chosen
      if (form.getValues(name) === null) form.setValue(name, "");
      return form.getValues(name).trim() !== "" && !isButtonPressed() && form.trigger(name);
    },
    // a field with an error is validated on every key, others on blur or when the step is left
    onChange: async () => {
      if (error && (await form.trigger(name))) closeFailureToast();
    },
  });
}

/**
 * Whether a button is being pressed, which validates the step anyway: an error that appears between
 * its press and release would move the button away from the pointer.
 */
function isButtonPressed(): boolean {
  return document.querySelector("button:active") !== null;
}
