import type { ChangeLine } from "../jobs/change.ts";
import type { Settled } from "../jobs/close-out.ts";
import { inUsCents, linesInUsCents } from "../offers/currency.ts";
import { isPriced } from "../offers/offer-line.ts";
import type { QuoteResponse } from "../quotes/quote-response.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Billed } from "./commission-of.ts";

type Priced = Pick<QuoteResponse, "quotedAmount" | "lines" | "exchange">;

/** The accepted quote in US cents at the rate stamped on it; a range counts by its low end. */
export function quotedOf({ quotedAmount, lines, exchange }: Priced): Billed {
  return {
    total: quotedAmount ?? 0,
    byCategory: byCategory(linesInUsCents(lines.filter(isPriced), exchange)),
  };
}

/** The agreed amount: the accepted quote with the approved changes, at the quote's exchange rate. */
export function agreedOf(quote: Priced, approved: readonly ChangeLine[]): Billed {
  const quoted = quotedOf(quote);
  const changes = approved.map(({ category, amount }) => ({
    category,
    amount: inUsCents(amount, quote.exchange),
  }));
  const more = approved.reduce((sum, { amount }) => sum + amount, 0);
  return {
    total: quoted.total + inUsCents(more, quote.exchange),
    byCategory: byCategory([
      ...Object.entries(quoted.byCategory).map(([category, amount]) => ({ category, amount })),
      ...changes,
    ]),
  };
}

/**
 * The bill that counts: the settled one that the exhibitor confirmed, at the quote's exchange rate;
 * the agreed amount without one.
 */
export function billedOf(
  quote: Priced,
  approved: readonly ChangeLine[],
  settled: Settled | null,
): Billed {
  if (!settled?.billed || !settled.confirmedBy.includes("exhibitor")) {
    return agreedOf(quote, approved);
  }
  const total = settled.billed.reduce((sum, { amount }) => sum + amount, 0);
  return {
    total: inUsCents(total, quote.exchange),
    byCategory: byCategory(
      settled.billed.map(({ category, amount }) => ({
        category,
        amount: inUsCents(amount, quote.exchange),
      })),
    ),
  };
}

function byCategory(
  lines: readonly { category: string; amount: Cents | null }[],
): Record<string, Cents> {
  const sums: Record<string, Cents> = {};
  for (const { category, amount } of lines) {
    sums[category] = (sums[category] ?? 0) + (amount ?? 0);
  }
  return sums;
}
