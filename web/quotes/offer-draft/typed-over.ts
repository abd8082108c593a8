import type { OfferInput } from "../../../app-server/contract/quotes/offer-fields.ts";

/**
 * Typed values in the form as it is served now: fields that the form lacked keep the served values,
 * and so do the lines of an itemized quote whose price was left out.
 */
export function typedOver(served: OfferInput, typed: OfferInput): OfferInput {
  const isUnpriced =
    served.pricing === "itemized" && typed.pricing === "single" && typed.quotedAmount === "";
  const { pricing, currency, lines } = served;
  return {
    ...typed,
    ...(typed.lines.length === 0 && { lines }),
    ...(isUnpriced && { pricing, currency }),
    logistics: { ...served.logistics, ...typed.logistics },
    terms: { ...served.terms, ...typed.terms },
  };
}
