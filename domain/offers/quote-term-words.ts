import type { QuoteTerm } from "./quote-terms.ts";

/** The terms besides the high end of a range, which stands with the price. */
export type SaidTerm = Exclude<QuoteTerm, "high">;

export const quoteTermLabels: Record<QuoteTerm, string> = {
  firmness: "Firmness",
  high: "High end of the range",
  ownership: "Ownership",
  reuse: "Built for",
  paymentTerms: "Payment terms",
  leadTimeWeeks: "Lead time",
  rush: "Rush job",
};

export const firmnessWords = { firm: "Firm", estimate: "Estimate", range: "Range" };
export const ownershipWords = {
  purchase: "Purchase: the exhibitor owns the booth",
  rental: "Rental: the booth goes back",
  hybrid: "Hybrid: some owned, some rented",
};
export const reuseWords = { once: "One show", "2-3": "2 to 3 shows", "4+": "4 or more shows" };

/** The published terms; null where nothing is said. */
type Published = {
  [Term in "firmness" | "ownership" | "reuse" | "paymentTerms"]?: string | null;
} & { leadTimeWeeks?: number | null; rush?: boolean | null };

/** The words for each term of a quote; null for one that is not said. */
export function quoteTermWords(terms: Published): Record<SaidTerm, string | null> {
  const { firmness, ownership, reuse, paymentTerms = null, leadTimeWeeks: weeks, rush } = terms;
  return {
    firmness: wordsOf(firmnessWords, firmness),
    ownership: wordsOf(ownershipWords, ownership),
    reuse: wordsOf(reuseWords, reuse),
    paymentTerms,
    leadTimeWeeks: weeks == null ? null : `${weeks} ${weeks === 1 ? "week" : "weeks"}`,
    rush: rush ? "Yes, in the price" : null,
  };
}

export const saidTerms = [
  "firmness",
  "ownership",
  "reuse",
  "leadTimeWeeks",
  "rush",
  "paymentTerms",
] as const satisfies SaidTerm[];

function wordsOf(words: Record<string, string>, said: string | null | undefined): string | null {
  return said == null ? null : (words[said] ?? said);
}
