import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { writeDeclines } from "../letters/write-declines.ts";
import type { QuoteCase, QuoteNeeds } from "../ports.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { QuoteRefusal } from "../refusals.ts";
import { type CannotMoveResponse, moveResponse } from "../responses/move-response.ts";
import type { ResponseStep } from "../responses/response-step.ts";
import { findReceivedResponse } from "./find-received-response.ts";
import { onlyRevision, type SeenOffer } from "./seen-offer.ts";

type DeclineResponse = {
  responseId: QuoteResponseId;
  reason: string | null;
  /** The revision that the exhibitor read; null is accepted for a quote that was never revised. */
  revision?: number | null;
  by: Principal;
};

/** An exhibitor declines a quote. Its builder gets an email with the reason. */
export function declineResponse({ quotes, builders, ids, clock }: QuoteNeeds) {
  return ({
    responseId,
    reason,
    revision = null,
    by,
  }: DeclineResponse): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const received = await findReceivedResponse(quotes, responseId, by);
      if (!received.ok) return received;
      const { found, actor } = received.value;
      const now = clock.now();
      const step = decline(found, { id: responseId, reason, revision }, now);
      if (!step.ok) return step;

      const { request, changed } = step.value;
      const messages = await writeDeclines({ builders, ids }, request, [changed], now);
      const detail = { id: responseId, revision: changed.revision };
      const audit = { actorId: actor.user.id, action: "quote-response.declined", detail };
      await quotes.save({ request, responses: [changed], messages, audit });
      return ok(asSaved(changed));
    });
}

/** Declines a pending offer, optionally with a reason. */
export function decline(
  before: QuoteCase,
  { id, reason, revision }: SeenOffer & { reason: string | null },
  now: Date,
): Result<ResponseStep, CannotMoveResponse> {
  const attempted = "decline this quote";
  const seen = revision ?? onlyRevision;
  const moved = moveResponse(before, id, { event: "declined", attempted, revision: seen }, now);
  if (!moved.ok) return moved;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...moved.value, declineReason: reason },
  });
}
