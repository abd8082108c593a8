import type { Cents } from "../shared/money/money.ts";
import { limits } from "./limits.ts";

/** Whether a quote's amount, in US cents, is high enough to count for a promise. */
export function countsForPromise(quotedAmount: Cents | null): boolean {
  return quotedAmount !== null && quotedAmount >= limits.countableAmountCents;
}
