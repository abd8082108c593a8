import * as z from "zod";
import { type BoothFeet, boothQuantity } from "../../../../domain/offers/benchmark.ts";
import { categoryFacts } from "../../../../domain/offers/category.ts";
import type { Fill } from "../../../../domain/offers/same-scope.ts";
import { isOld } from "../../../../domain/offers/source.ts";
import {
  type QuoteComparison,
  type QuoteInComparison,
  standingOf,
} from "../../../../domain/quotes/comparison/compare-quotes.ts";
import { priceUnit } from "../../../../domain/quotes/comparison/price-unit.ts";
import { statusAt } from "../../../../domain/quotes/quote-response.ts";
import { boothFeet } from "../../../../domain/shared/booth-feet.ts";
import { appliedServicesBody, toAppliedServicesBody } from "../../rates/applied-services.ts";
import { benchmarkBody } from "../../rates/benchmarks.ts";
import { offerFactBody } from "../offer-facts.ts";
import { forEarlierBrief, pricedForBody } from "../quote-responses.ts";

const range = { amount: z.int(), low: z.int(), high: z.int() };

const cellBody = z.object({
  category: z.string(),
  state: z
    .enum(["included", "allowance", "within", "option", "excluded"])
    .meta({ description: "A category without a cell is not filled in" }),
  amount: z.int().nullable(),
});

/** The estimate for a category that the quote leaves out, with its source and certainty. */
const fillBody = z.object({
  category: z.string(),
  ...range,
  source: z.enum(["own-rate", "median", "benchmark"]),
  count: z.int(),
  weak: z.boolean(),
  surcharge: z.int().meta({
    description: "The part of the amount that the quote's own percentages add",
  }),
  benchmark: z
    .object({
      source: z.string(),
      address: z.string().nullable(),
      asOf: z.string(),
      isOld: z.boolean(),
    })
    .nullable()
    .meta({ description: "The benchmark behind the amount, more than two years old or not" }),
});

const landedBody = z.object({
  ...range,
  parts: z.array(
    z.object({
      category: z.string(),
      amount: z.int(),
      basis: z.enum(["quoted", "rate", "not-billed"]).meta({
        description:
          "`quoted`: in the builder's price; `rate`: at the show's rate; `not-billed`: usually not billed there",
      }),
    }),
  ),
  unknown: z.array(z.object({ category: z.string(), ask: z.array(z.string()) })).meta({
    description:
      "Services without a number: ask the builder for these figures; without any, no rate is known",
  }),
});

const shownBenchmarkBody = benchmarkBody.extend({ isOld: z.boolean() });

const unitPricesBody = z.object({
  squareFoot: z.int(),
  linearFoot: z.int(),
  squareMeter: z.int(),
});

const standing = z.enum(["compared", "show", "unclaimed", "apart"]);

const comparedQuoteBody = z.object({
  responseId: z.string(),
  builderId: z.string(),
  builderName: z.string().nullable(),
  status: z.string(),
  revision: z.int(),
  stands: z.boolean(),
  forEarlierBrief,
  pricedFor: pricedForBody,
  standings: z.array(z.object({ category: z.string(), standing })).meta({
    description:
      "Categories that stand otherwise than in `scope` among the quotes for the same brief as this one: its figures are of these",
  }),
  quotedAmount: z.int().nullable(),
  itemized: z.boolean(),
  total: z.int().nullable(),
  completeness: z.object({ said: z.int(), required: z.int() }).nullable(),
  cells: z.array(cellBody),
  sameScope: z
    .object({
      ...range,
      open: z.array(z.string()),
      fills: z.array(fillBody),
      restated: z
        .array(z.object({ category: z.string(), amount: z.int() }))
        .meta({ description: "Categories that are priced by percent, with their amounts here" }),
      elsewhere: z.array(z.object({ category: z.string(), amount: z.int() })).meta({
        description:
          "Categories outside the scope whose lines have prices of the scope in them, with the amounts of these lines",
      }),
      midway: z.int().meta({
        description: "Half of the quote's price range, which is in the amount; 0 for one price",
      }),
    })
    .nullable(),
  rank: z.object({ from: z.int(), to: z.int() }).nullable().meta({
    description: "Among the quotes for the latest brief that any is priced for; null for others",
  }),
  unitPrice: z.int().nullable().meta({
    description:
      "The same-scope price for each `unit` of the booth that it is priced for; null with open categories",
  }),
  unitPrices: unitPricesBody
    .nullable()
    .meta({ description: "The same-scope price for floor area and frontage" }),
  landed: landedBody.nullable().meta({
    description: "The same-scope price with the show's bill; a lower bound with unknown services",
  }),
  currency: offerFactBody.currency,
  exchange: offerFactBody.exchange,
});
export type ComparedQuoteBody = z.infer<typeof comparedQuoteBody>;

const scopeRowBody = z.object({
  category: z.string(),
  label: z.string(),
  head: z.string(),
  asked: z.boolean(),
  why: z.enum(["service", "feature", "added"]).nullable(),
  standing: standing.meta({
    description:
      "`compared` on the same scope; `show`: billed by the show; `unclaimed`: asked for, in no standing quote's price; `apart`: in few quotes, or of a kind that no scope has",
  }),
});

/** The quotes for a request on common rows. Amounts are whole US cents. */
export const comparisonBody = z.object({
  scope: z.array(scopeRowBody),
  unit: z.object({ kind: z.enum(["square-foot", "linear-foot"]), count: z.number() }).nullable(),
  offers: z.array(comparedQuoteBody),
  services: appliedServicesBody,
  benchmarks: z.array(shownBenchmarkBody),
});
export type ComparisonBody = z.infer<typeof comparisonBody>;

/**
 * The comparison of a request's quotes; statuses and ages of prices are as of `now`. `unit` is null
 * when no price per foot is defined for the booth's type or size.
 */
export function toComparisonBody(
  { request, rows, quotes, services, choices, benchmarks }: QuoteComparison,
  now: Date,
): ComparisonBody {
  const measured = priceUnit(request);
  const unit = measured.kind === "none" ? null : measured;
  return {
    scope: rows.map(({ category, asked, standing }) => {
      const { label, head } = categoryFacts(category);
      return { category, label, head, asked: asked !== null, why: asked, standing };
    }),
    unit,
    offers: quotes.map((quote) => toComparedQuoteBody(quote, { request, rows, now })),
    services: toAppliedServicesBody(services, choices, now),
    benchmarks: benchmarks.map((each) => ({ ...each, isOld: isOld(each, now) })),
  };
}

type Beside = Pick<QuoteComparison, "request" | "rows"> & { now: Date };

function toComparedQuoteBody(
  quote: QuoteInComparison,
  { request, rows, now }: Beside,
): ComparedQuoteBody {
  const { response, builderName, stands, itemized, landed, pricedFor, isForEarlierBrief } = quote;
  const { boothSize } = pricedFor;
  const measured = priceUnit({ industry: request.industry, boothSize });
  const unit = measured.kind === "none" ? null : measured;
  const feet = boothFeet(boothSize);
  const required = quote.rows.filter(({ asked }) => asked !== null).length;
  const { id: responseId, builderId, revision, quotedAmount } = response;
  const { total = null, sameScope = null, rank = null } = itemized ?? {};
  const isKnown = sameScope !== null && sameScope.open.length === 0;
  return {
    responseId,
    builderId,
    builderName,
    status: statusAt(response, now),
    revision,
    stands,
    quotedAmount,
    itemized: itemized !== null,
    total,
    rank,
    forEarlierBrief: isForEarlierBrief,
    pricedFor,
    standings: rows.flatMap(({ category, standing }) => {
      const own = standingOf(quote, category);
      return own === standing ? [] : { category, standing: own };
    }),
    sameScope: sameScope && {
      ...sameScope,
      fills: sameScope.fills.map((fill) => toFillBody(fill, now)),
    },
    completeness: itemized && { said: itemized.said, required },
    cells: [...(itemized?.cells ?? [])].flatMap(([category, { state, amount }]) =>
      state === "not-said" ? [] : { category, state, amount },
    ),
    unitPrices: isKnown ? unitPricesOf(sameScope.amount, feet) : null,
    landed,
    currency: response.currency,
    exchange: response.exchange,
    unitPrice: unit && isKnown ? Math.round(sameScope.amount / unit.count) : null,
  };
}

function toFillBody(fill: Fill, now: Date): z.infer<typeof fillBody> {
  const { benchmark } = fill;
  return { ...fill, benchmark: benchmark && { ...benchmark, isOld: isOld(benchmark, now) } };
}

function unitPricesOf(amount: number, feet: BoothFeet) {
  const [area, frontage, meters] = (["sq-ft", "linear-ft", "sq-m"] as const).map((unit) =>
    boothQuantity(unit, feet),
  );
  if (!area || !frontage || !meters) return null;
  return {
    squareFoot: Math.round(amount / area),
    linearFoot: Math.round(amount / frontage),
    squareMeter: Math.round(amount / meters),
  };
}
