import * as z from "zod";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { type Currency, currencyPattern, usDollar } from "../../../domain/offers/currency.ts";
import { offerTotal } from "../../../domain/offers/line-amount.ts";
import { changedLogistics, logisticsFields } from "../../../domain/offers/logistics.ts";
import { changedTerms, termFields } from "../../../domain/offers/quote-terms.ts";
import type { Amounts } from "../../../domain/offers/same-scope.ts";
import type { QuoteResponse } from "../../../domain/quotes/quote-response.ts";
import { type ChangesOf, emptyFieldsOf, namedFields } from "../../../domain/shared/fields.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { bodyOf } from "../fields/body-of.ts";
import { changesZodOf } from "../fields/zod-of.ts";
import { exchangeBody } from "../rates/currencies.ts";
import { quoteTermBody } from "./quote-terms.ts";

/**
 * Fields of a quote besides its lines: figures for the show's bill, own rates for gaps, and the
 * currency.
 */
export const offerFactFields = {
  ...changesZodOf(logisticsFields),
  ownRates: z
    .array(
      z.object({
        category: z.enum(categories as [Category, ...Category[]], "Own rates need a category"),
        amount: z
          .int("An own rate must be whole cents")
          .min(0, "An own rate must be 0 or more")
          .max(maxAmountCents, "An own rate is too large"),
      }),
      "Own rates must be a list",
    )
    .max(categories.length, `Own rates must be ${categories.length} or fewer`)
    .nullish()
    .meta({
      description:
        "What your rates come to for categories that the quote leaves out: they stand in for the gaps on the same scope. Send the amounts as your rate card has them",
    }),
  currency: z
    .string()
    .regex(currencyPattern, "Currency must be a code such as USD or EUR")
    .nullish()
    .meta({
      description:
        "Of the lines, in minor units; USD unless given. The amount is converted to US cents at the day's rate",
    }),
  ...changesZodOf(termFields),
};

const facts = { ...logisticsFields, ...termFields };
const noFacts = emptyFieldsOf(facts);
type OfferFields = ChangesOf<typeof facts> & {
  ownRates?: { category: Category; amount: number }[] | null | undefined;
  currency?: string | null | undefined;
};

/** Converts the body of a call to a new quote. */
export function toOffer<Body extends OfferFields>(body: Body) {
  const { said, figures, terms } = split(body);
  const { ownRates, currency, ...offer } = said;
  return {
    ...offer,
    logistics: changedLogistics({}, figures),
    terms: changedTerms({}, terms),
    ownRates: toAmounts(ownRates ?? []),
    currency: (currency ?? usDollar) as Currency,
    exchange: null,
  };
}

/** Converts a body to the changes of a revision: missing fields stay unchanged. */
export function toOfferChanges<Body extends OfferFields>(body: Body) {
  const { said, figures, terms } = split(body);
  const { ownRates, currency, ...offer } = said;
  return {
    ...offer,
    ...(Object.keys(figures).length > 0 && { logistics: figures }),
    ...(ownRates !== undefined && { ownRates: toAmounts(ownRates ?? []) }),
    ...(currency && { currency }),
    ...(Object.keys(terms).length > 0 && { terms }),
  };
}

function split<Body extends OfferFields>(body: Body) {
  const said = Object.entries(body).filter(([name]) => !(name in facts));
  return {
    said: Object.fromEntries(said) as Omit<Body, keyof typeof facts>,
    figures: namedFields(logisticsFields, body),
    terms: namedFields(termFields, body),
  };
}

function toAmounts(given: readonly { category: Category; amount: number }[]): Amounts {
  return Object.fromEntries(given.map(({ category, amount }) => [category, amount]));
}

/** The facts of a stored quote; null when not stated. `total` is in the quote's own currency. */
export const offerFactBody = {
  ...bodyOf(logisticsFields),
  ...quoteTermBody,
  ownRates: z.array(z.object({ category: z.string(), amount: z.int() })),
  currency: z.string(),
  total: z.int().nullable().meta({
    description: "In minor units of the currency; `quotedAmount` is US cents",
  }),
  exchange: exchangeBody
    .nullable()
    .meta({ description: "The rate of the day the quote was sent: millionths of a US dollar" }),
};

/**
 * Logistics, terms, own rates and currency of a quote; null when not stated. `total` is the sum of
 * the lines, or the quoted amount without lines.
 */
export function toOfferFactBody({
  logistics,
  terms,
  ownRates,
  currency,
  exchange,
  lines,
  quotedAmount,
}: Pick<
  QuoteResponse,
  "logistics" | "terms" | "ownRates" | "currency" | "exchange" | "lines" | "quotedAmount"
>) {
  return {
    ...noFacts,
    ...logistics,
    ...terms,
    ownRates: Object.entries(ownRates).map(([category, amount]) => ({ category, amount })),
    currency,
    exchange,
    total: lines.length > 0 ? offerTotal(lines) : quotedAmount,
  };
}
