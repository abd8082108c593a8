import { type BudgetRange, budgetRange } from "../../../../domain/shared/money/budget-range.ts";
import { formatMoney } from "../../../format.ts";

/** The prices in one sentence, and their relation to the budget in another. */
export function priceWords(amounts: readonly number[], budget: string | null): string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const count = amounts.length === 1 ? "1 price" : `${amounts.length} prices`;
  const prices =
    least === most
      ? `${count}: ${formatMoney(least)}.`
      : `${count}, from ${formatMoney(least)} to ${formatMoney(most)}.`;
  const range = budgetRange(budget);
  return range ? `${prices} ${budgetSentence(amounts, range)}` : prices;
}

function budgetSentence(amounts: readonly number[], { minimum, maximum }: BudgetRange): string {
  const above = amounts.filter((cents) => maximum !== null && cents > maximum * 100).length;
  const below = amounts.filter((cents) => cents < minimum * 100).length;
  const within = amounts.length - above - below;
  const parts = [
    ...(within > 0 ? [`${within} within your budget`] : []),
    ...(below > 0 ? [`${below} below it`] : []),
    ...(above > 0 ? [`${above} above it`] : []),
  ];
  if (within === 0) parts[0] = `${parts[0]?.replace(" it", " your budget")}`;
  const words = parts.join(", ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
