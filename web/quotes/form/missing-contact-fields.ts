import { type QuoteFormValues, quoteFieldLabels } from "./quote-form-fields.ts";

const needed = ["firstName", "lastName", "email", "phone", "company"] as const;

/** The contact fields without which nothing is sent and which are still empty, in the order of the form. */
export function missingContactFields(values: QuoteFormValues) {
  return needed
    .filter((field) => values[field].trim() === "")
    .map((field) => ({ field, label: quoteFieldLabels[field] }));
}
