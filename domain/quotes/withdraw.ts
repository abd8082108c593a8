import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result } from "../shared/result.ts";
import { type CannotChangeResponse, pendingResponse } from "./pending-response.ts";
import type { QuoteCase } from "./ports.ts";
import type { ResponseStep } from "./response-step.ts";

/** The builder takes back an offer that waits for an answer: stored as declined, with the time. */
export function withdraw(
  before: QuoteCase,
  id: QuoteResponseId,
  now: Date,
): Result<ResponseStep, CannotChangeResponse> {
  const found = pendingResponse(before, id, "withdraw this quote", now);
  if (!found.ok) return found;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...found.value, status: "declined", withdrawnAt: now, updatedAt: now },
  });
}
