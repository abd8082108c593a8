import { statedPrice } from "../offers/stated-price.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";

/** Amounts in minor units of the quote's currency. */
export type AgreedAmounts = {
  /** The quote as accepted: the low end of a range. */
  baseline: number;
  agreed: number;
};

/** The amounts of a job. */
export function agreedAmounts(quote: QuoteResponse): AgreedAmounts {
  const baseline = statedPrice(quote).total ?? 0;
  return { baseline, agreed: baseline };
}
