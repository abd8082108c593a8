import type { Cents } from "./money.ts";

/** An amount as a form field holds it: dollars, with cents only when there are some. */
export function dollarsText(cents: Cents): string {
  const dollars = Math.trunc(cents / 100);
  const rest = cents % 100;
  return rest === 0 ? `${dollars}` : `${dollars}.${`${rest}`.padStart(2, "0")}`;
}
