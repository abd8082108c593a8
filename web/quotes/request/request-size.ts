import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { budgetRanges, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";

type Sized = { boothSize: string; industry: string; budget: string | null };

/** "20 × 20 ft Peninsula, $35,000 – $75,000"; without a budget the booth alone. */
export function requestSize({ boothSize, industry, budget }: Sized): string {
  const booth = `${boothSizeText(boothSize)} ${labelOf(exhibitTypes, industry)}`;
  return budget ? `${booth}, ${labelOf(budgetRanges, budget)}` : booth;
}
