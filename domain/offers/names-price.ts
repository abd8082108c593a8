import type { Cents } from "../shared/money/money.ts";

/** Whether a quote has a price. An amount of zero is stored as sent, but counts as no price. */
export function namesPrice(quotedAmount: Cents | null): quotedAmount is Cents {
  return quotedAmount !== null && quotedAmount > 0;
}
