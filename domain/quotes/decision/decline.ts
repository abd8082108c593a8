import { ok, type Result } from "../../shared/result.ts";
import type { QuoteCase } from "../ports.ts";
import { type CannotMoveResponse, moveResponse } from "../responses/move-response.ts";
import type { ResponseStep } from "../responses/response-step.ts";
import { onlyRevision, type SeenOffer } from "./seen-offer.ts";

/** The exhibitor turns down an offer that waits for an answer, and may say why. */
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
