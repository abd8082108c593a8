import { readDigits } from "../files/read-number.ts";
import { type Cents, isAmountCents } from "./money.ts";

/** Parses a typed dollar amount such as "12,500" or "$12500.50" to whole cents; null if invalid. */
export function parseDollars(text: string): Cents | null {
  const digits = readDigits(text.trim().replace(/^\$/, ""));
  if (!digits || digits.sign || !digits.whole || digits.decimals.length > 2) return null;
  const cents = Number(digits.whole) * 100 + Number(digits.decimals.padEnd(2, "0"));
  return isAmountCents(cents) ? cents : null;
}
