import * as z from "zod";
import { categoryFacts } from "../../../domain/offers/category.ts";
import type {
  QuoteComparison,
  QuoteInComparison,
} from "../../../domain/quotes/comparison/compare-quotes.ts";
import { priceUnit } from "../../../domain/quotes/comparison/price-unit.ts";
import { statusAt } from "../../../domain/quotes/responses/quote-response.ts";

const range = { amount: z.int(), low: z.int(), high: z.int() };

const cellBody = z.object({
  category: z.string(),
  state: z
    .enum(["included", "allowance", "within", "option", "excluded"])
    .meta({ description: "A category without a cell is not said" }),
  amount: z.int().nullable(),
});

/** The estimate for a category that the quote leaves out, with its source and certainty. */
const fillBody = z.object({
  category: z.string(),
  ...range,
  source: z.enum(["own-rate", "median", "benchmark"]),
  count: z.int(),
  weak: z.boolean(),
});

const comparedQuoteBody = z.object({
  responseId: z.string(),
  builderId: z.string(),
  builderName: z.string().nullable(),
  status: z.string(),
  revision: z.int(),
  stands: z.boolean(),
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
    })
    .nullable(),
  rank: z.object({ from: z.int(), to: z.int() }).nullable(),
  unitPrice: z
    .int()
    .nullable()
    .meta({ description: "The same-scope price for each `unit`; null with open categories" }),
});
export type ComparedQuoteBody = z.infer<typeof comparedQuoteBody>;

const scopeRowBody = z.object({
  category: z.string(),
  label: z.string(),
  head: z.string(),
  asked: z.boolean(),
  why: z.enum(["service", "feature", "added"]).nullable(),
  standing: z.enum(["compared", "show", "unclaimed", "apart"]).meta({
    description:
      "`compared` on the same scope; `show`: billed by the show; `unclaimed`: asked for, in no quote's price; `apart`: in few quotes, or of a kind that no scope has",
  }),
});

/** The quotes for a request on the same rows. Amounts are whole US cents. */
export const comparisonBody = z.object({
  scope: z.array(scopeRowBody),
  unit: z.object({ kind: z.enum(["square-foot", "linear-foot"]), count: z.number() }).nullable(),
  offers: z.array(comparedQuoteBody),
});
export type ComparisonBody = z.infer<typeof comparisonBody>;

export function toComparisonBody(
  { request, rows, quotes }: QuoteComparison,
  now: Date,
): ComparisonBody {
  const measured = priceUnit(request);
  const unit = measured.kind === "none" ? null : measured;
  const required = rows.filter(({ asked }) => asked !== null).length;
  return {
    scope: rows.map(({ category, asked, standing }) => {
      const { label, head } = categoryFacts(category);
      return { category, label, head, asked: asked !== null, why: asked, standing };
    }),
    unit,
    offers: quotes.map((quote) => toComparedQuoteBody(quote, { required, unit, now })),
  };
}

type Measures = { required: number; unit: { count: number } | null; now: Date };

function toComparedQuoteBody(
  { response, builderName, stands, itemized }: QuoteInComparison,
  { required, unit, now }: Measures,
): ComparedQuoteBody {
  const { id: responseId, builderId, revision, quotedAmount } = response;
  const { total = null, sameScope = null, rank = null } = itemized ?? {};
  const isKnown = sameScope !== null && sameScope.open.length === 0;
  return {
    ...{ responseId, builderId, builderName, status: statusAt(response, now), revision, stands },
    ...{ quotedAmount, itemized: itemized !== null, total, sameScope, rank },
    completeness: itemized && { said: itemized.said, required },
    cells: [...(itemized?.cells ?? [])].flatMap(([category, { state, amount }]) =>
      state === "not-said" ? [] : { category, state, amount },
    ),
    unitPrice: unit && isKnown ? Math.round(sameScope.amount / unit.count) : null,
  };
}
