import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result } from "../shared/result.ts";
import { type CannotChangeResponse, pendingResponse } from "./pending-response.ts";
import type { QuoteCase } from "./ports.ts";
import type { ResponseStep } from "./response-step.ts";

/** The exhibitor turns down an offer that waits for an answer, and may say why. */
export function decline(
  before: QuoteCase,
  { id, reason }: { id: QuoteResponseId; reason: string | null },
  now: Date,
): Result<ResponseStep, CannotChangeResponse> {
  const found = pendingResponse(before, id, "decline this quote", now);
  if (!found.ok) return found;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...found.value, status: "declined", declineReason: reason, updatedAt: now },
  });
}
