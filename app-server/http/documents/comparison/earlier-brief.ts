import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import type { QuoteInComparison } from "../../../../domain/quotes/comparison/compare-quotes.ts";

/** Words for a quote that waits for its builder to confirm or revise it, because the brief was changed. */
export function earlierBriefText(quote: QuoteInComparison): string | null {
  const booth = earlierBoothText(quote);
  return booth && `Priced before your change, for ${booth}`;
}

/** The booth that such a quote is priced for; null for one for the brief as it is now. */
export function earlierBoothText({
  pricedFor,
  isForEarlierBrief,
}: QuoteInComparison): string | null {
  return isForEarlierBrief ? boothSizeText(pricedFor.boothSize) : null;
}
