import { countText } from "../text/count-text.ts";
import type { Cents } from "./money.ts";

/** US cents as dollars, whole amounts without cents: "$12,500", "$99.50", "-$250". */
export const moneyText = (cents: Cents): string => exactMoneyText(cents).replace(/\.00$/, "");

/** The same, always with cents: for columns. */
export function exactMoneyText(cents: Cents): string {
  const [whole, rest] = [Math.trunc(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? "-" : ""}$${countText(whole)}.${`${rest}`.padStart(2, "0")}`;
}
