import * as z from "zod";
import { comparedFields } from "../../../domain/offers/diff-offers.ts";
import { offerLineLimits } from "../../../domain/offers/offer-line.ts";
import { offerLabels } from "../../../domain/offers/quote-term-words.ts";
import type { ComparedVersions } from "../../../domain/quotes/versions/compare-versions.ts";
import type { QuoteResponseId } from "../../../domain/shared/id.ts";
import { idText } from "../fields/text.ts";
import { offerFactBody } from "./offer-facts.ts";
import { toOfferVersionBody } from "./quote-responses.ts";

const fieldName = z.enum(comparedFields);
const lineValue = z.union([z.string(), z.int()]).nullable();

const lineChangeBody = z.object({
  id: z.string(),
  change: z.enum(["new", "gone", "changed"]),
  category: z.string(),
  label: z.string(),
  kind: z.string(),
  amount: z.int().nullable(),
  fields: z.array(z.object({ field: fieldName, from: lineValue, to: lineValue })),
});
export type LineChangeBody = z.infer<typeof lineChangeBody>;

const comparedTerms = Object.keys(offerLabels) as (keyof typeof offerLabels)[];
const termValue = z
  .union([z.string(), z.int(), z.boolean(), z.array(z.string()), offerFactBody.ownRates])
  .nullable();

/** The differences between two versions of a quote. A line that only moved is unchanged. */
export const versionDiffBody = z.object({
  from: z.int(),
  to: z.int(),
  total: z
    .object({ from: z.int().nullable(), to: z.int().nullable() })
    .meta({ description: "US cents" }),
  currencies: z
    .object({ from: z.string(), to: z.string() })
    .meta({ description: "Of the amounts of the lines" }),
  lines: z.array(lineChangeBody),
  terms: z.array(z.object({ field: z.enum(comparedTerms), from: termValue, to: termValue })),
});
export type VersionDiffBody = z.infer<typeof versionDiffBody>;

/** The changed lines and terms between two versions of a quote; unchanged terms are left out. */
export function toVersionDiffBody({ from, to, diff }: ComparedVersions): VersionDiffBody {
  const [was, is] = [toOfferVersionBody(from), toOfferVersionBody(to)];
  return {
    from: from.revision,
    to: to.revision,
    total: diff.total,
    currencies: { from: from.currency, to: to.currency },
    lines: diff.lines.map(({ change, line, fields }) => {
      const { id, category, label, kind, amount } = line;
      return { id, change, category, label, kind, amount, fields };
    }),
    terms: comparedTerms
      .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
      .map((field) => ({ field, from: was[field], to: is[field] })),
  };
}

/** Parses a range of revisions such as `1..3`; any other text gives revisions that don't exist. */
export function readRange(range: string): { from: number; to: number } {
  const [, from = "0", to = "0"] = /^(\d{1,6})\.\.(\d{1,6})$/.exec(range) ?? [];
  return { from: Number(from), to: Number(to) };
}

/** The revisions of quotes that a reader has seen. */
export const seenQuotesForm = z.object({
  quotes: z
    .array(
      z.object({
        id: idText.transform((id) => id as QuoteResponseId),
        revision: z.int("Revision must be a whole number").min(1, "Revision must be 1 or more"),
      }),
      "Quotes must be a list",
    )
    .max(offerLineLimits.lines, "Quotes must be 120 or fewer"),
});
