import type { QuoteFormErrors } from "./quote-form-errors.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

/** The answer to an invalid form sent without JavaScript: typed values and errors. */
export type QuoteFormAnswer = {
  typed: QuoteFormValues;
  errors: QuoteFormErrors;
  message: string;
};
