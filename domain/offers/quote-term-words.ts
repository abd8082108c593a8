import { labelsOf } from "../shared/fields.ts";
import { logisticsLabels } from "./logistics.ts";
import { type QuoteTerm, quoteTerms, termFields } from "./quote-terms.ts";

/**
 * Terms shown by themselves: all but the high end of a price range, which is shown with the price.
 */
export type SaidTerm = Exclude<QuoteTerm, "high">;
export const saidTerms = quoteTerms.filter((term): term is SaidTerm => term !== "high");

export const quoteTermLabels = labelsOf(termFields);

/** Labels of a quote's fields other than its lines, in the order in which changes are listed. */
export const offerLabels = {
  currency: "Currency",
  ...quoteTermLabels,
  ...logisticsLabels,
  ownRates: "Own rates",
  estimatedTimeline: "Timeline",
  responseMessage: "Message",
  attachments: "Links",
  validUntil: "Valid until",
};

/** The published terms; null where not stated. */
type Published = {
  [Term in "firmness" | "ownership" | "reuse" | "paymentTerms"]?: string | null;
} & { leadTimeWeeks?: number | null; rush?: boolean | null };

/** Each term of a quote in words; null when not stated. */
export function quoteTermWords(terms: Published): Record<SaidTerm, string | null> {
  const { firmness, ownership, reuse, paymentTerms = null, leadTimeWeeks: weeks, rush } = terms;
  return {
    firmness: wordsOf(termFields.firmness.options, firmness),
    ownership: wordsOf(termFields.ownership.options, ownership),
    reuse: wordsOf(termFields.reuse.options, reuse),
    paymentTerms,
    leadTimeWeeks: weeks == null ? null : `${weeks} ${weeks === 1 ? "week" : "weeks"}`,
    rush: rush ? "Yes, in the price" : null,
  };
}

function wordsOf(words: Record<string, string>, said: string | null | undefined): string | null {
  return said == null ? null : (words[said] ?? said);
}
