import type { Message } from "../messages/ports.ts";
import type { PromiseCase } from "../promise/evaluation/follow-promise.ts";
import { pauseEndsAt } from "../promise/pause-promise.ts";
import { provenFacts, writeToExhibitor } from "../quotes/letters/request-letter.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { Ids } from "../shared/id.ts";

/**
 * Emails the exhibitor that the promise was paused or resumed. When it resumed by itself, the email
 * waits for the morning.
 */
export function writePause(
  ids: Ids,
  request: QuoteRequest,
  { promise, policy }: Pick<PromiseCase, "promise" | "policy">,
  at: Date,
  by: "admin" | "system" = "admin",
): Message {
  const { pausedSince, pauseReason, pausedMs, allDueAt, timeZone } = promise;
  const state = pausedSince ? "paused" : "resumed";
  const key = `promise-${state}/${request.id}/${at.getTime()}/${pausedMs}`;
  return writeToExhibitor({ ids }, request, { key, at }, ({ to }) => ({
    kind: "promise-paused",
    to,
    request: provenFacts(request),
    quoteRequestId: request.id,
    state,
    timeZone,
    ...(by === "system" && { morningIn: timeZone }),
    reason: pauseReason,
    allDueAt: allDueAt.toISOString(),
    endsAt: pauseEndsAt(promise, policy.params)?.toISOString() ?? null,
  }));
}
