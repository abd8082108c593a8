import * as z from "zod";
import { conditions } from "../../../domain/assignment/matching/ineligibility-reason.ts";
import { criteria } from "../../../domain/assignment/matching/matching-weights.ts";
import type { SuggestedBuilders } from "../../../domain/assignment/matching/suggest-builders.ts";

/**
 * A matching builder. `points`, of 100, are the sum of the reasons' points; each `why` is a
 * sentence.
 */
export const suggestionBody = z.object({
  builderId: z.string(),
  name: z.string(),
  points: z.int(),
  reasons: z.array(
    z.object({
      criterion: z.enum(criteria as [string, ...string[]]),
      points: z.int(),
      outOf: z.int(),
      why: z.string(),
    }),
  ),
  /** Current workload. */
  load: z.string(),
  isAssigned: z.boolean(),
  isPreferred: z
    .boolean()
    .meta({ description: "The exhibitor would like to hear from this builder" }),
});
export type SuggestionBody = z.infer<typeof suggestionBody>;

/** A builder who doesn't match, with what would change that. */
const ineligibleBody = z.object({
  builderId: z.string(),
  name: z.string(),
  obstacles: z.array(
    z.object({ condition: z.enum(conditions), why: z.string(), change: z.string() }),
  ),
  isAssigned: z.boolean(),
  isPreferred: z.boolean(),
});
export type IneligibleBody = z.infer<typeof ineligibleBody>;

/**
 * The best twelve builders, best first, and the twenty nearest misses. `unknowns` lists what could
 * not be considered.
 */
export const suggestedBuildersBody = z.object({
  suggestions: z.array(suggestionBody),
  misfits: z.array(ineligibleBody),
  /** Number of builders who don't match, beyond `misfits`. */
  moreMisfits: z.int(),
  unknowns: z.array(z.string()),
  /** Number of builders considered. */
  considered: z.int(),
});
export type SuggestedBuildersBody = z.infer<typeof suggestedBuildersBody>;

export function toSuggestedBuildersBody({
  suggestions,
  ineligible,
  unknowns,
  considered,
  moreIneligible,
}: SuggestedBuilders & { considered: number; moreIneligible: number }): SuggestedBuildersBody {
  return {
    suggestions,
    misfits: ineligible,
    moreMisfits: moreIneligible,
    unknowns,
    considered,
  };
}
