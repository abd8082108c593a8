import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { type QuoteTerm, termFields } from "../../../domain/offers/quote-terms.ts";
import { mapFields } from "../../../domain/shared/fields.ts";
import { textOf } from "../../edit-form/typed-values.ts";

/** The terms of a quote as form texts. */
export function termInputsOf(quote: Pick<QuoteResponseBody, QuoteTerm> | null) {
  return mapFields(termFields, (field, term) =>
    field.kind === "flag" ? (quote?.[term] ? "yes" : "") : textOf(field, quote?.[term]),
  );
}
