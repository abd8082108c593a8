import { type Cents, isAmountCents } from "./money.ts";

const amount = /^\$?\s?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** Whole cents of an amount in dollars as people type it, such as "12,500" or "$12500.50"; null when it is none. */
export function parseDollars(text: string): Cents | null {
  const [, dollars, fraction = ""] = amount.exec(text.trim()) ?? [];
  if (!dollars) return null;
  const cents = Number(dollars.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  return isAmountCents(cents) ? cents : null;
}
