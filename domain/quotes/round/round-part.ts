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
 * The part of one quote in a round: the exhibitor asks some builders for their best and final offers. Each quote holds its own part, so that
 * no builder's data mentions the others. Instants are ISO 8601, as they are stored.
 */
export type RoundPart = {
  id: RoundId;
  /** Counts the rounds of the request, from 1. */
  number: number;
  /** The exhibitor's words, the same for all of its quotes. */
  text: string;
  /** Lines of this quote to look at. */
  lines: OfferLineId[];
  openedAt: string;
  endsAt: string;
  /** When the builder is reminded; null: not, or not again. */
  remindAt: string | null;
  /** The latest answer. */
  answer: RoundAnswer | null;
  answeredAt: string | null;
  /** The quote was revised after the round had ended. */
  isLate: boolean;
  /** When the exhibitor was emailed about the end. */
  closedAt: string | null;
  cancelledAt: string | null;
};

export type RoundPartState = "open" | "ended" | "cancelled";

/** The state as a builder reads it: by their own part and the clock alone. */
export function roundPartState(
  { endsAt, cancelledAt }: Pick<RoundPart, "endsAt" | "cancelledAt">,
  now: Date,
): RoundPartState {
  if (cancelledAt) return "cancelled";
  return new Date(endsAt) <= now ? "ended" : "open";
}
