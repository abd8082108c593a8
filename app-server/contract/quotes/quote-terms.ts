import * as z from "zod";
import {
  firmnesses,
  ownerships,
  type QuoteTermChanges,
  type QuoteTerms,
  quoteTermLimits,
  quoteTerms,
  reuses,
} from "../../../domain/offers/quote-terms.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { optionalText } from "../fields/text.ts";

export const priceRangeWords = {
  "no-range": "Only a price range has a high end. Say that your price is a range",
  "no-low-end": "A price range needs an amount, which is its low end",
  "no-high-end": "Enter the high end of your price range",
  "not-above": "The high end must be more than your price, which is the low end",
};

/** The conditions of a quote. */
export const quoteTermFields = {
  firmness: z
    .enum(firmnesses, "Say firm, estimate or range")
    .nullish()
    .meta({ description: "How firm the price is. The low end of a range is the amount" }),
  high: z
    .int("The high end must be whole cents")
    .min(1, "The high end must be more than 0")
    .max(maxAmountCents, "The high end is too large")
    .nullish()
    .meta({ description: "The high end of a range, in minor units of the currency" }),
  ownership: z
    .enum(ownerships, "Say purchase, rental or hybrid")
    .nullish()
    .meta({ description: "Whether the exhibitor owns the booth after the show" }),
  reuse: z
    .enum(reuses, "Say once, 2-3 or 4+")
    .nullish()
    .meta({ description: "How many shows the booth is built for" }),
  paymentTerms: optionalText("Payment terms", quoteTermLimits.paymentTerms),
  leadTimeWeeks: z
    .int("Lead time must be whole weeks")
    .min(1, "Lead time must be 1 week or more")
    .max(
      quoteTermLimits.leadTimeWeeks,
      `Lead time must be ${quoteTermLimits.leadTimeWeeks} weeks or fewer`,
    )
    .nullish(),
  rush: z
    .boolean("Rush must be true or false")
    .nullish()
    .meta({ description: "The price is for a rush job" }),
};

/** The terms that a body names; null takes one back. */
export function namedTerms(body: QuoteTermChanges): QuoteTermChanges {
  return Object.fromEntries(
    quoteTerms.flatMap((term) => (body[term] === undefined ? [] : [[term, body[term]]])),
  );
}

/** The terms of a stored quote; null where the builder says nothing. */
export const quoteTermBody = {
  firmness: z.string().nullable(),
  high: z.int().nullable(),
  ownership: z.string().nullable(),
  reuse: z.string().nullable(),
  paymentTerms: z.string().nullable(),
  leadTimeWeeks: z.int().nullable(),
  rush: z.boolean(),
};

/** All terms of an offer: those it does not say are null, `rush` is false. */
export function toQuoteTermBody(terms: QuoteTerms) {
  const { firmness = null, high = null, ownership = null, reuse = null } = terms;
  const { paymentTerms = null, leadTimeWeeks = null, rush = false } = terms;
  return { firmness, high, ownership, reuse, paymentTerms, leadTimeWeeks, rush };
}
