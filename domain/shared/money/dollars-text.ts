import type { Cents } from "./money.ts";

/** An amount for a form field, in dollars; cents only if not zero. */
export function dollarsText(cents: Cents): string {
  const dollars = Math.trunc(cents / 100);
  const rest = cents % 100;
  return rest === 0 ? `${dollars}` : `${dollars}.${`${rest}`.padStart(2, "0")}`;
}
