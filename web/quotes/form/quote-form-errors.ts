import { emptyQuoteForm, type QuoteFormField } from "./quote-form-fields.ts";

export type QuoteFormErrors = Partial<Record<QuoteFormField, string>>;

type FieldError = { field: string; message: string };

/** The first error of each field; an error in a list's entry counts for the list. */
export function quoteFormErrors(errors: FieldError[] = []): QuoteFormErrors {
  const first: QuoteFormErrors = {};
  for (const { field, message } of errors) {
    const name = field.split(".")[0] as QuoteFormField;
    if (name in emptyQuoteForm) first[name] ??= message;
  }
  return first;
}
