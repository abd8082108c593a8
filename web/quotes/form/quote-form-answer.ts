import type { QuoteFormErrors } from "./quote-form-errors.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

/** What the server says to a form that came without JavaScript and was not taken: all that was typed, and what is wrong. */
export type QuoteFormAnswer = {
  typed: QuoteFormValues;
  errors: QuoteFormErrors;
  message: string;
};
