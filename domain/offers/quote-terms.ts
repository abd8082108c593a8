import { type ChangesOf, changedFields, fields, namesOf, type StatedOf } from "../shared/fields.ts";
import { maxAmountCents } from "../shared/money/money.ts";

/** The conditions of a quote, in the order of its form. */
export const termFields = fields({
  firmness: {
    kind: "option",
    options: { firm: "Firm", estimate: "Estimate", range: "Range" },
    label: "Firmness",
    invalid: "Say firm, estimate or range",
    about: "How firm the price is. The low end of a range is the amount",
  },
  high: {
    kind: "money",
    max: maxAmountCents,
    least: 1,
    label: "High end of the range",
    named: "The high end",
    tooSmall: "The high end must be more than 0",
    hint: "For a range: your price is its low end.",
    about: "The high end of a range, in minor units of the currency",
  },
  ownership: {
    kind: "option",
    options: {
      purchase: "Purchase: the exhibitor owns the booth",
      rental: "Rental: the booth goes back",
      hybrid: "Hybrid: some owned, some rented",
    },
    label: "Ownership",
    invalid: "Say purchase, rental or hybrid",
    about: "Whether the exhibitor owns the booth after the show",
  },
  reuse: {
    kind: "option",
    options: { once: "One show", "2-3": "2 to 3 shows", "4+": "4 or more shows" },
    label: "Built for",
    invalid: "Say once, 2-3 or 4+",
    about: "How many shows the booth is built for",
  },
  /** From order to finished booth. */
  leadTimeWeeks: {
    kind: "whole",
    max: 104,
    least: 1,
    label: "Lead time",
    invalid: "Lead time must be whole weeks",
    tooSmall: "Lead time must be 1 week or more",
    tooLong: "Lead time must be 104 weeks or fewer",
  },
  rush: {
    kind: "flag",
    label: "Rush job",
    named: "Rush",
    about: "The price is for a rush job",
    else: false,
  },
  paymentTerms: {
    kind: "text",
    max: 500,
    label: "Payment terms",
    hint: "e.g. 50% with the order, 50% before the show opens.",
  },
});
export type QuoteTerm = keyof typeof termFields;
export const quoteTerms = namesOf(termFields);
export const isQuoteTerm = (name: string): name is QuoteTerm => name in termFields;

/** Conditions of a quote that its builder states. */
export type QuoteTerms = StatedOf<typeof termFields>;

/** Changes of terms; null removes one. */
export type QuoteTermChanges = ChangesOf<typeof termFields>;

/** Applies changes. A price that is no longer a range loses its high end. */
export function changedTerms(before: QuoteTerms, changes: QuoteTermChanges): QuoteTerms {
  const { firmness } = { ...before, ...changes };
  const isRange = firmness === "range" || changes.high != null;
  return changedFields(termFields, before, isRange ? changes : { ...changes, high: null });
}

/**
 * Why `total` and the high end aren't a valid price range; null when they are. Both are in the same
 * unit.
 */
export function priceRangeProblem(
  { firmness, high }: QuoteTerms,
  total: number | null,
): "no-range" | "no-low-end" | "no-high-end" | "not-above" | null {
  if (firmness !== "range") return high === undefined ? null : "no-range";
  if (total === null) return "no-low-end";
  if (high === undefined) return "no-high-end";
  return high > total ? null : "not-above";
}
