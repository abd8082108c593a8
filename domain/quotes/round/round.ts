import type { RoundId } from "../../shared/id.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import { type RoundAnswer, type RoundPart, roundPartState } from "./round-part.ts";

/** The quote with its part in a round, and the time at which a job has to process it next. */
export function withRound(response: QuoteResponse, round: RoundPart): QuoteResponse {
  const { remindAt, endsAt, closedAt, cancelledAt } = round;
  const dueAt = closedAt || cancelledAt ? null : (remindAt ?? endsAt);
  return { ...response, round, roundDueAt: dueAt === null ? null : new Date(dueAt) };
}

/** The quotes that are part of a round. */
export function responsesInRound({ responses }: QuoteCase, id: RoundId): QuoteResponse[] {
  return responses.filter(({ round }) => round?.id === id);
}

/**
 * The quote after its builder's answer: a revision answers an open round; a later one is marked as
 * late. Quotes without a round stay unchanged.
 */
export function answerRound(
  response: QuoteResponse,
  answer: RoundAnswer,
  now: Date,
): QuoteResponse {
  const { round } = response;
  const state = round && roundPartState(round, now);
  if (!round || state === "cancelled") return response;
  if (state === "ended") {
    return answer === "revised" ? withRound(response, { ...round, isLate: true }) : response;
  }
  const answeredAt = now.toISOString();
  return withRound(response, { ...round, answer, answeredAt, remindAt: null });
}
