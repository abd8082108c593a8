import { fromUsCents, linesInUsCents } from "../offers/currency.ts";
import { landedCost } from "../offers/landed/landed-cost.ts";
import { usualChoices } from "../offers/landed/show-charges.ts";
import type { BriefVersion } from "../quotes/brief-version.ts";
import { compareCase } from "../quotes/comparison/compare-case.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import { type ChargeCategory, chargeCategories } from "./close-out.ts";

/**
 * The show's charges on top of the quote, by the rates of the acceptance, in minor units
 * of the quote's currency.
 */
export function chargesEstimated(
  quote: QuoteResponse,
  request: QuoteRequest,
  briefs: readonly BriefVersion[],
  now: Date,
): Map<ChargeCategory, number> {
  const { comparedWith, exchange, logistics } = quote;
  const { quotes: compared } = compareCase({ request, responses: [quote] }, now, { briefs });
  const [own] = compared;
  if (!own?.itemized || !comparedWith) return new Map();
  const lines = linesInUsCents(quote.lines, exchange);
  const { parts } = landedCost(
    { ...own.itemized, lines, logistics },
    own.rows,
    comparedWith.services,
    usualChoices,
  );
  const known: readonly string[] = chargeCategories;
  return new Map(
    parts.flatMap(({ category, amount, basis }) =>
      basis === "rate" && known.includes(category)
        ? [[category as ChargeCategory, fromUsCents(amount, exchange)]]
        : [],
    ),
  );
}
