import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { budgetRanges, exhibitTypes, labelOf } from "../../../domain/quotes/options.ts";

/** The booth of a request in a line: "10 × 20 ft Inline, $5,000 – $15,000". */
export function boothOf({ boothSize, industry, budget }: AdminQuoteBody): string {
  const booth = `${boothSizeText(boothSize)} ${labelOf(exhibitTypes, industry)}`;
  return budget ? `${booth}, ${labelOf(budgetRanges, budget)}` : booth;
}
