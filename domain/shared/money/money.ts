/** Whole US cents. Entered and shown in dollars. */
export type Cents = number;

/** 100 million dollars: more than any booth costs, and sums stay exact integers. */
export const maxAmountCents: Cents = 10_000_000_000;

/** Whether a number is whole cents from 0 to `maxAmountCents`. */
export function isAmountCents(value: number): value is Cents {
  return Number.isInteger(value) && value >= 0 && value <= maxAmountCents;
}
