import * as z from "zod";
import type { OfferLineId } from "../../../domain/offers/offer-line.ts";
import {
  type RoundPart,
  roundAnswers,
  roundLimits,
  roundPartState,
} from "../../../domain/quotes/round/round-part.ts";
import type { OpenedRound } from "../../../domain/rounds/open-round.ts";
import type { QuoteResponseId } from "../../../domain/shared/id.ts";
import { idText, requiredProse } from "../fields/text.ts";

/** The error message about a round that would end too early or too late. */
export const roundTimesWords = `A round ends ${roundLimits.leastHours} to ${roundLimits.mostHours} hours from now`;

/** A round: its quotes, the exhibitor's message, and its end. */
export const roundForm = z.object({
  offers: z
    .array(
      z.object({
        responseId: idText.transform((id) => id as QuoteResponseId),
        lines: z
          .array(idText.transform((id) => id as OfferLineId))
          .max(roundLimits.lines, `Lines must be ${roundLimits.lines} or fewer`)
          .default([])
          .meta({ description: "Ids of lines of this quote to look at" }),
      }),
      "Offers must be a list",
    )
    .min(1, "Choose at least one quote")
    .max(roundLimits.offers, `Choose ${roundLimits.offers} quotes or fewer`)
    .refine((offers) => new Set(offers.map((each) => each.responseId)).size === offers.length, {
      message: "Choose each quote once",
    }),
  text: requiredProse("Text", roundLimits.text),
  hours: z
    .int("Hours must be a whole number")
    .min(roundLimits.leastHours, roundTimesWords)
    .max(roundLimits.mostHours, roundTimesWords)
    .optional()
    .meta({ description: "How long it takes, from now" }),
  endsAt: z.iso
    .datetime({ offset: true, error: "Ends at must be a time" })
    .transform((text) => new Date(text))
    .optional()
    .meta({ description: "Its end, needed without `hours`" }),
});

export const openedRoundBody = z.object({
  id: z.string(),
  number: z.int(),
  endsAt: z.string(),
  offers: z.int(),
});

/** The opened round; its end is ISO 8601 in UTC. */
export function toOpenedRoundBody({ endsAt, ...round }: OpenedRound) {
  return { ...round, endsAt: endsAt.toISOString() };
}

/**
 * A quote's part in a round. It reveals nothing about other quotes, or about rounds without this
 * quote.
 */
export const roundPartBody = z.object({
  id: z.string(),
  text: z.string(),
  lines: z.array(z.string()),
  openedAt: z.string(),
  endsAt: z.string(),
  expiresFirst: z.boolean().meta({ description: "The quote expires before the round ends" }),
  state: z.enum(["open", "ended", "cancelled"]),
  answer: z.enum(roundAnswers).nullable(),
  answeredAt: z.string().nullable(),
  isLate: z.boolean().meta({ description: "The quote was revised after the round had ended" }),
});
export type RoundPartBody = z.infer<typeof roundPartBody>;

/**
 * A builder's part in a round, with its state as of `now`; their quote is valid until `offerEnd`.
 */
export function toRoundPartBody(part: RoundPart, offerEnd: Date, now: Date): RoundPartBody {
  const { id, text, lines, openedAt, endsAt, answer, answeredAt, isLate } = part;
  const state = roundPartState(part, now);
  const expiresFirst = offerEnd < new Date(endsAt);
  return { id, text, lines, openedAt, endsAt, expiresFirst, state, answer, answeredAt, isLate };
}
