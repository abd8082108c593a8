import { type QuoteFormValues, quoteFieldLabels } from "./quote-form-fields.ts";

const needed = ["firstName", "lastName", "email", "phone", "company"] as const;

/** Required contact fields that are still empty, in the form's order. */
export function missingContactFields(values: QuoteFormValues) {
  return needed
    .filter((field) => values[field].trim() === "")
    .map((field) => ({ field, label: quoteFieldLabels[field] }));
}
