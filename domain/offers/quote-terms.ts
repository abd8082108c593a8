export const firmnesses = ["firm", "estimate", "range"] as const;
export const ownerships = ["purchase", "rental", "hybrid"] as const;
export const reuses = ["once", "2-3", "4+"] as const;

export const quoteTermLimits = { paymentTerms: 500, leadTimeWeeks: 104 };

/** The conditions of a quote, as far as its builder states them. */
export type QuoteTerms = {
  /** A range has its low end as the quote's price. */
  firmness?: (typeof firmnesses)[number];
  /** The high end of a range, in minor units of the quote's currency. */
  high?: number;
  /** Of the booth after the show. */
  ownership?: (typeof ownerships)[number];
  /** How many shows the booth is built for. */
  reuse?: (typeof reuses)[number];
  paymentTerms?: string;
  /** From the order to the finished booth. */
  leadTimeWeeks?: number;
  /** The price is for a rush job. */
  rush?: boolean;
};
export type QuoteTerm = keyof QuoteTerms;

export const quoteTerms = [
  "firmness",
  "high",
  "ownership",
  "reuse",
  "paymentTerms",
  "leadTimeWeeks",
  "rush",
] as const satisfies QuoteTerm[];

/** Null takes a term back. */
export type QuoteTermChanges = { [Term in QuoteTerm]?: QuoteTerms[Term] | null };

/** With changes. A price that is no range anymore has no high end. */
export function changedTerms(before: QuoteTerms, changes: QuoteTermChanges): QuoteTerms {
  const both = { ...before, ...changes };
  const isRange = both.firmness === "range" || changes.high != null;
  return Object.fromEntries(
    quoteTerms.flatMap((term) => {
      const isStated = both[term] != null && both[term] !== false;
      return isStated && (term !== "high" || isRange) ? [[term, both[term]]] : [];
    }),
  );
}

/** The reason why these ends are no price range; null: they are one. `total` is in the same units as the high end. */
export function priceRangeProblem(
  { firmness, high }: QuoteTerms,
  total: number | null,
): "no-range" | "no-low-end" | "no-high-end" | "not-above" | null {
  if (firmness !== "range") return high === undefined ? null : "no-range";
  if (total === null) return "no-low-end";
  if (high === undefined) return "no-high-end";
  return high > total ? null : "not-above";
}
