import * as z from "zod";
import {
  type Award,
  awardLimits,
  awardReasons,
  awardWithoutReasons,
} from "../../../domain/quotes/award.ts";
import { optionalProse } from "../fields/text.ts";

const reason = z.enum(awardReasons, "Each reason must be one of the list");

/** Optional fields of an acceptance. Only the chosen builder sees the note. */
export const awardFields = {
  reasons: z
    .array(reason, "Reasons must be a list")
    .min(1, "Reasons must be 1 or more")
    .max(awardLimits.reasons, `Reasons must be ${awardLimits.reasons} or fewer`)
    .nullish()
    .transform((given) => given && [...new Set(given)]),
  note: optionalProse("Note", awardLimits.note),
  tellPriceBand: z.boolean("Tell price band must be true or false").nullish().meta({
    description: "Lets the other builders learn how their price compared; false if absent",
  }),
};

/** The acceptance in a body; without any of these fields its reason is "other". */
export function toAcceptance({
  revision,
  reasons,
  note,
  tellPriceBand,
}: {
  revision: number | null;
  reasons?: Award["reasons"] | null | undefined;
  note: string | null;
  tellPriceBand?: boolean | null | undefined;
}): { revision: number | null; award: Award } {
  return {
    revision,
    award: {
      reasons: reasons ?? awardWithoutReasons.reasons,
      note,
      tellPriceBand: tellPriceBand ?? false,
    },
  };
}

export const awardBody = z.object({
  reasons: z.array(reason),
  note: z.string().nullable(),
  tellPriceBand: z.boolean(),
});

/**
 * Feedback to a builder whose quote was not chosen. `priceBand`: percent above the median price, in
 * steps of five.
 */
export const debriefBody = z.object({
  reasons: z.array(reason),
  place: z.object({ from: z.int(), to: z.int(), of: z.int() }).nullable(),
  priceBand: z.int().nullable(),
  unsaid: z.array(z.string()).nullable(),
});
export type DebriefBody = z.infer<typeof debriefBody>;

export const lossReasonBody = z.object({ reason, count: z.int() });
export type LossReasonBody = z.infer<typeof lossReasonBody>;
