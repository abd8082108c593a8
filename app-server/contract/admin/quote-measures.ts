import * as z from "zod";
import { measuredRequests, type QuoteMeasures } from "../../../domain/figures/quote-measures.ts";

type Named = { label: string; unit: "percent" | "milliseconds" | "count"; how: string };

/** Name and definition of each measure. */
const howCounted: Record<QuoteMeasures["measures"][number]["key"], Named> = {
  itemizedShare: {
    label: "Itemized quotes",
    unit: "percent",
    how: "The share of quotes with an amount that have lines.",
  },
  completeness: {
    label: "Completeness",
    unit: "percent",
    how: "The median share of a request's categories that an itemized quote covers or excludes.",
  },
  writingMs: {
    label: "Time to write a quote",
    unit: "milliseconds",
    how: "Median time from “I'll quote” to the first quote, breaks included. Quotes without that click are left out.",
  },
  scopeAwardShare: {
    label: "Chosen on scope, not on price alone",
    unit: "percent",
    how: "The share of choices among two or more comparable quotes that took the lowest same-scope price, although another amount was lower.",
  },
  questions: {
    label: "Questions asked",
    unit: "count",
    how: "Questions of builders that weren't withdrawn.",
  },
  answerMs: {
    label: "Time to an answer",
    unit: "milliseconds",
    how: "Median time from a question to its answer, or to the refusal to answer.",
  },
  lateBriefShare: {
    label: "Briefs changed after the first quote",
    unit: "percent",
    how: "The share of requests with a quote whose brief was changed later.",
  },
};

export const quoteMeasuresBody = z.object({
  requests: z.int().meta({
    description: `How many requests are measured: the latest ones, up to ${measuredRequests}`,
  }),
  measures: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.enum(["percent", "milliseconds", "count"]),
      value: z.number().nullable().meta({ description: "Null without a case to count" }),
      of: z.int().meta({ description: "How many cases it is counted over" }),
      how: z.string(),
    }),
  ),
});
export type QuoteMeasuresBody = z.infer<typeof quoteMeasuresBody>;

export function toQuoteMeasuresBody({ requests, measures }: QuoteMeasures): QuoteMeasuresBody {
  return {
    requests,
    measures: measures.map(({ key, value, of }) => ({ key, value, of, ...howCounted[key] })),
  };
}
