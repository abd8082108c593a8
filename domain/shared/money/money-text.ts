import type { Cents } from "./money.ts";

/** Whole US cents in dollars; round amounts without cents: "$12,500", "$99.50", "-$250". */
export function moneyText(cents: Cents): string {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const dollars = `${whole}`.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}$${dollars}${rest === 0 ? "" : `.${`${rest}`.padStart(2, "0")}`}`;
}
