import { type QuoteFormField, quoteFormSteps, type StepIndex } from "../form/quote-form-fields.ts";

/** The place to begin mending: the first field of the form among these, and the step it is on. */
export function firstStepOf(
  fields: readonly string[],
): { step: StepIndex; field: QuoteFormField } | null {
  for (const [step, { fields: ofStep }] of quoteFormSteps.entries()) {
    const field = ofStep.find((name) => fields.includes(name));
    if (field) return { step: step as StepIndex, field };
  }
  return null;
}
