import type { Cents } from "../shared/money/money.ts";

/** Whether a quote names a price. One of zero is stored as it was sent, and needs more information as one without an amount does. */
export function namesPrice(quotedAmount: Cents | null): quotedAmount is Cents {
  return quotedAmount !== null && quotedAmount > 0;
}
