import { formatMoney } from "../../format.ts";

/** Whole US cents as short text: "$950", "$9.5K", "$175K", "$1.2M". */
export function shortMoney(cents: number): string {
  const dollars = cents / 100;
  if (dollars < 1_000) return formatMoney(Math.round(dollars) * 100);
  if (dollars < 999_500) return `$${rounded(dollars / 1_000)}K`;
  return `$${rounded(dollars / 1_000_000)}M`;
}

/** Rounds to at least two digits: "9.5", "61.5" as "62", "175". */
function rounded(count: number): string {
  return `${count < 10 ? Math.round(count * 10) / 10 : Math.round(count)}`;
}
