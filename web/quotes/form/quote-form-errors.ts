import { emptyQuoteForm, type QuoteFormField } from "./quote-form-fields.ts";

export type QuoteFormErrors = Partial<Record<QuoteFormField, string>>;

type FieldError = { field: string; message: string };

/** The first error of each field; an error in a list's entry counts for the list. */
export function quoteFormErrors(errors: FieldError[] = []): QuoteFormErrors {
  const first: QuoteFormErrors = {};
  for (const { field, message } of errors) {
    const [head, detail] = field.split(".");
    const name = (head === "brief" ? inputOfDetail(detail) : head) as QuoteFormField;
    if (name in emptyQuoteForm) first[name] ??= message;
  }
  return first;
}

/** The input that shows an error of a detail; of the criteria as a whole, the first weight. */
export const inputOfDetail = (detail = "") => (detail === "criteria" ? "priceWeight" : detail);
