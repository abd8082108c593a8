import type { ComparisonBody } from "../../../app-server/contract/quotes/comparison/comparison.ts";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { Category } from "../../../domain/offers/category.ts";
import { comparisonSentence } from "../../../domain/offers/comparison-sentence.ts";
import { inUsCents } from "../../../domain/offers/currency.ts";

type Shown = readonly { response: ReceivedResponseBody; stands: boolean }[];

/**
 * The sentence about the quotes; null without a price, and while the comparison of itemized quotes
 * is read.
 */
export function comparisonWords(
  shown: Shown,
  comparison: ComparisonBody | undefined,
  mayAsk: boolean,
): string | null {
  if (!comparison && shown.some(({ response }) => response.lines.length > 0)) return null;
  const quotes = shown.map(({ response, stands }) => {
    const { builder, quotedAmount, high, exchange, confirmedBrief, forEarlierBrief } = response;
    const offer = comparison?.offers.find(({ responseId }) => responseId === response.id);
    const { cells = [], sameScope = null, rank = null } = offer ?? {};
    return {
      name: builder?.name ?? "Unknown Builder",
      amount: quotedAmount,
      high: high === null ? null : inUsCents(high, exchange),
      isConverted: exchange !== null,
      stands,
      version: confirmedBrief,
      isForEarlierBrief: forEarlierBrief,
      itemized: sameScope && {
        cells: new Map(cells.map(({ category, state }) => [category as Category, { state }])),
        sameScope: { ...sameScope, open: sameScope.open as Category[] },
        rank,
      },
    };
  });
  const rows = (comparison?.scope ?? []).map(({ category, why, standing }) => ({
    category: category as Category,
    asked: why,
    standing,
  }));
  return comparisonSentence(quotes, { rows, mayAsk });
}
