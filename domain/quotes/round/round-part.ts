import type { OfferLineId } from "../../offers/offer-line.ts";
import type { RoundId } from "../../shared/id.ts";

/** Bounds of a round. Published in `/openapi.json`. */
export const roundLimits = {
  offers: 5,
  text: 1000,
  lines: 120,
  leastHours: 4,
  mostHours: 72,
} as const;

export const roundAnswers = ["revised", "stands"] as const;
export type RoundAnswer = (typeof roundAnswers)[number];

/**
 * A quote's part in a round, in which the exhibitor asks some builders for their best and final
 * offers. Each quote stores its own part, so that no builder's data mentions the others. Instants
 * are stored as ISO 8601.
 */
export type RoundPart = {
  id: RoundId;
  /** Number of the request's round, from 1. */
  number: number;
  /** The exhibitor's text, the same for all quotes of the round. */
  text: string;
  /** Lines of this quote that the exhibitor points out. */
  lines: OfferLineId[];
  openedAt: string;
  endsAt: string;
  /** When the builder is reminded; null: no reminder is due. */
  remindAt: string | null;
  /** The builder's latest answer. */
  answer: RoundAnswer | null;
  answeredAt: string | null;
  /** Whether the quote was revised after the round ended. */
  isLate: boolean;
  /** When the exhibitor was emailed that the round ended. */
  closedAt: string | null;
  cancelledAt: string | null;
};

export type RoundPartState = "open" | "ended" | "cancelled";

/** The round's state for a builder, from their own part and the time alone. */
export function roundPartState(
  { endsAt, cancelledAt }: Pick<RoundPart, "endsAt" | "cancelledAt">,
  now: Date,
): RoundPartState {
  if (cancelledAt) return "cancelled";
  return new Date(endsAt) <= now ? "ended" : "open";
}
