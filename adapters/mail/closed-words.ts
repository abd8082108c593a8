import type { BillFacts } from "../../domain/messages/letter-facts.ts";
import { amountText } from "../../domain/offers/stated-price.ts";

/** The final bill of a closed job in words. */
export function closedWords({ billed, currency, isConfirmed }: BillFacts): string {
  const amount = amountText(billed, currency);
  return isConfirmed
    ? `The final bill is ${amount}. Both sides can correct it for 60 days.`
    : `The final bill is ${amount}, not confirmed by the exhibitor. Both sides can correct it for 60 days.`;
}
