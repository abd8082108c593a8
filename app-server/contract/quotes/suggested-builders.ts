import * as z from "zod";
import { conditions } from "../../../domain/assignment/matching/ineligibility-reason.ts";
import { criteria } from "../../../domain/assignment/matching/matching-weights.ts";
import type { SuggestedBuilders } from "../../../domain/assignment/matching/suggest-builders.ts";

/** A builder who can take the job. `points` of a hundred are the sum of the reasons'; every `why` is a sentence. */
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

/** A builder who cannot, with what would change it. */
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

/** The best twelve, the best first, and the nearest twenty misses. `unknowns` says what could not be weighed. */
export const suggestedBuildersBody = z.object({
  suggestions: z.array(suggestionBody),
  misfits: z.array(ineligibleBody),
  /** How many do not fit beyond `misfits`. */
  moreMisfits: z.int(),
  unknowns: z.array(z.string()),
  /** How many builders were looked at. */
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
