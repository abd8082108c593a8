import type { Cents } from "../../domain/shared/money/money.ts";

/** "$42,000", or "$42,000.50" when there are cents. */
export function dollars(amount: Cents): string {
  const fraction = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  }).format(amount / 100);
}
