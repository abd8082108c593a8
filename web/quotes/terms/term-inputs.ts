import type { QuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { QuoteTerm } from "../../../domain/offers/quote-terms.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";

type Stated = Pick<QuoteResponseBody, QuoteTerm>;

/** The terms of a quote as form texts. */
export function termInputsOf(quote: Stated | null): Record<QuoteTerm, string> {
  return {
    firmness: quote?.firmness ?? "",
    high: quote?.high ? dollarsText(quote.high) : "",
    ownership: quote?.ownership ?? "",
    reuse: quote?.reuse ?? "",
    paymentTerms: quote?.paymentTerms ?? "",
    leadTimeWeeks: quote?.leadTimeWeeks ? `${quote.leadTimeWeeks}` : "",
    rush: quote?.rush ? "yes" : "",
  };
}
