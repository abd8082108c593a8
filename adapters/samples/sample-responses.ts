import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteResponse } from "../../domain/quotes/quote-response.ts";
import type { BuilderId, QuoteResponseId } from "../../domain/shared/id.ts";
import { dayMs } from "../../domain/shared/time/time-units.ts";

const validityMs = 30 * dayMs;

/** Creates quotes. `ageMs`: time since the quote was sent. */
export function sampleResponses(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);

  return function response(
    number: number,
    to: QuoteRequest,
    builderId: BuilderId,
    ageMs: number,
    facts: Partial<QuoteResponse>,
  ): QuoteResponse {
    return {
      id: `019b0000-5e${number.toString(16).padStart(2, "0")}-7000-8000-506a9fd2b81c` as QuoteResponseId,
      quoteRequestId: to.id,
      builderId,
      status: "pending",
      quotedAmount: null,
      lines: [],
      logistics: {},
      terms: {},
      ownRates: {},
      currency: "USD",
      exchange: null,
      estimatedTimeline: null,
      responseMessage: null,
      attachments: [],
      validUntil: ago(ageMs - validityMs),
      lastDayLagMs: 0,
      revision: 1,
      declineReason: null,
      withdrawnAt: null,
      priceAskedAt: null,
      award: null,
      debrief: null,
      comparedWith: null,
      linesAsked: [],
      linesAskedAt: null,
      updateAskedAt: null,
      confirmedBrief: 1,
      round: null,
      roundDueAt: null,
      createdAt: ago(ageMs),
      updatedAt: ago(ageMs),
      version: 1,
      ...facts,
    };
  };
}
