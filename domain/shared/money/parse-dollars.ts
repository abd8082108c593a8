import { readDigits } from "../files/read-number.ts";
import { type Cents, isAmountCents } from "./money.ts";

/** Whole cents of an amount in dollars as people type it, such as "12,500" or "$12500.50"; null when it is none. */
export function parseDollars(text: string): Cents | null {
  const digits = readDigits(text.trim().replace(/^\$/, ""));
  if (!digits || digits.sign || !digits.whole || digits.decimals.length > 2) return null;
  const cents = Number(digits.whole) * 100 + Number(digits.decimals.padEnd(2, "0"));
  return isAmountCents(cents) ? cents : null;
}
