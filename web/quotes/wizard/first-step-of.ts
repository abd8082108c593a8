import { type QuoteFormField, quoteFormSteps, type StepIndex } from "../form/quote-form-fields.ts";

/** The first of these fields in the form's order, and its step; null when there is none. */
export function firstStepOf(
  fields: readonly string[],
): { step: StepIndex; field: QuoteFormField } | null {
  for (const [step, { fields: ofStep }] of quoteFormSteps.entries()) {
    const field = ofStep.find((name) => fields.includes(name));
    if (field) return { step: step as StepIndex, field };
  }
  return null;
}
