import * as z from "zod";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { type Currency, currencyPattern, usDollar } from "../../../domain/offers/currency.ts";
import { offerTotal } from "../../../domain/offers/line-amount.ts";
import {
  type Logistics,
  type LogisticsFact,
  leastOf,
  logisticsFacts,
  logisticsLimits,
} from "../../../domain/offers/logistics.ts";
import {
  changedTerms,
  type QuoteTerm,
  type QuoteTermChanges,
  type QuoteTerms,
  quoteTerms,
} from "../../../domain/offers/quote-terms.ts";
import type { Amounts } from "../../../domain/offers/same-scope.ts";
import type { QuoteResponse } from "../../../domain/quotes/quote-response.ts";
import { maxAmountCents } from "../../../domain/shared/money/money.ts";
import { exchangeBody } from "../rates/currencies.ts";
import { logisticsLabels } from "./logistics-labels.ts";
import { namedTerms, quoteTermBody, quoteTermFields, toQuoteTermBody } from "./quote-terms.ts";

const byFact = <Field>(field: (fact: LogisticsFact) => Field) =>
  Object.fromEntries(logisticsFacts.map((fact) => [fact, field(fact)])) as Record<
    LogisticsFact,
    Field
  >;

/** Fields of a quote besides its lines: figures for the show's bill, the builder's own rates for gaps, the currency. */
export const offerFactFields = {
  ...byFact((fact) =>
    z
      .int(`${logisticsLabels[fact]} must be a whole number`)
      .min(leastOf(fact), `${logisticsLabels[fact]} must be ${leastOf(fact)} or more`)
      .max(logisticsLimits[fact], `${logisticsLabels[fact]} is too large`)
      .nullish(),
  ),
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
  ...quoteTermFields,
};

type OfferFields = Partial<Record<LogisticsFact, number | null | undefined>> & {
  [Term in QuoteTerm]?: QuoteTerms[Term] | null | undefined;
} & {
  ownRates?: { category: Category; amount: number }[] | null | undefined;
  currency?: string | null | undefined;
};

/** A new quote out of the body of a call. */
export function toOffer<Body extends OfferFields>(body: Body) {
  const { facts, changes } = split(body);
  const logistics: Logistics = {};
  for (const fact of logisticsFacts) if (body[fact] != null) logistics[fact] = body[fact];
  const ownRates = toAmounts(changes.ownRates ?? []);
  const currency: Currency = changes.currency ?? usDollar;
  const terms = changedTerms({}, changes.terms);
  return { ...facts, logistics, terms, ownRates, currency, exchange: null };
}

/** The changes of a revision: what the body does not name stays. */
export function toOfferChanges<Body extends OfferFields>(body: Body) {
  const { facts, changes } = split(body);
  const named = logisticsFacts.filter((fact) => body[fact] !== undefined);
  const logistics = Object.fromEntries(named.map((fact) => [fact, body[fact] ?? null]));
  const { ownRates, currency } = changes;
  return {
    ...facts,
    ...(named.length > 0 && { logistics }),
    ...(ownRates !== undefined && { ownRates: toAmounts(ownRates ?? []) }),
    ...(currency && { currency }),
    ...(Object.keys(changes.terms).length > 0 && { terms: changes.terms }),
  };
}

function split<Body extends OfferFields>({ ownRates, currency, ...body }: Body) {
  const facts = Object.fromEntries(
    Object.entries(body).filter(
      ([key]) => !([...logisticsFacts, ...quoteTerms] as string[]).includes(key),
    ),
  ) as Omit<Body, keyof OfferFields>;
  return { facts, changes: { ownRates, currency, terms: namedTerms(body as QuoteTermChanges) } };
}

function toAmounts(given: readonly { category: Category; amount: number }[]): Amounts {
  return Object.fromEntries(given.map(({ category, amount }) => [category, amount]));
}

/** The facts of a stored quote; null where nothing is stated. `total` is in the quote's own currency. */
export const offerFactBody = {
  ...byFact(() => z.int().nullable()),
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
 * Logistics, terms, own rates and currency of an offer; what it does not say is null. `total` is the sum of its lines, or the
 * quoted amount without lines.
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
    ...byFact((fact) => logistics[fact] ?? null),
    ...toQuoteTermBody(terms),
    ownRates: Object.entries(ownRates).map(([category, amount]) => ({ category, amount })),
    currency,
    exchange,
    total: lines.length > 0 ? offerTotal(lines) : quotedAmount,
  };
}
