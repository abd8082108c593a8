import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import type { QuoteInComparison } from "../../../../domain/quotes/comparison/compare-quotes.ts";

/**
 * Text for a quote that waits for its builder's confirmation or revision because the brief was
 * changed.
 */
export function earlierBriefText(quote: QuoteInComparison): string | null {
  const booth = earlierBoothText(quote);
  return booth && `Priced before your change, for ${booth}`;
}

/** The booth that a quote for an earlier brief is priced for; null for the current brief. */
export function earlierBoothText({
  pricedFor,
  isForEarlierBrief,
}: QuoteInComparison): string | null {
  return isForEarlierBrief ? boothSizeText(pricedFor.boothSize) : null;
}
