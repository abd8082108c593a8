import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { QuoteCase } from "../ports.ts";
import { type CannotMoveResponse, moveResponse } from "./move-response.ts";
import type { ResponseStep } from "./response-step.ts";

/** The builder takes back an offer that waits for an answer: stored as declined, with the time. */
export function withdraw(
  before: QuoteCase,
  id: QuoteResponseId,
  now: Date,
): Result<ResponseStep, CannotMoveResponse> {
  const attempted = "withdraw this quote";
  const moved = moveResponse(before, id, { event: "withdrawn", attempted, revision: null }, now);
  if (!moved.ok) return moved;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...moved.value, withdrawnAt: now },
  });
}
