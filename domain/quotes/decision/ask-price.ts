import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { QuoteCase } from "../ports.ts";
import type { PriceNotMissing, ResponseAlreadyAccepted } from "../refusals.ts";
import { type CannotMoveResponse, moveResponse } from "../responses/move-response.ts";
import type { ResponseStep } from "../responses/response-step.ts";

/** The exhibitor asks for the amount that an offer lacks, once for each of its revisions. */
export function askPrice(
  before: QuoteCase,
  id: QuoteResponseId,
  now: Date,
): Result<ResponseStep, CannotMoveResponse | ResponseAlreadyAccepted | PriceNotMissing> {
  const attempted = "ask for a price";
  if (before.responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const moved = moveResponse(before, id, { event: "price-asked", attempted, revision: null }, now);
  if (!moved.ok) return moved;
  if (moved.value.quotedAmount !== null) return refuse({ kind: "quote-has-price" });
  if (moved.value.priceAskedAt) return refuse({ kind: "price-already-asked" });
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...moved.value, priceAskedAt: now },
  });
}
