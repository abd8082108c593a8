import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result } from "../shared/result.ts";
import { type CannotMoveResponse, moveResponse } from "./move-response.ts";
import type { QuoteCase } from "./ports.ts";
import type { ResponseStep } from "./response-step.ts";

/** The exhibitor turns down an offer that waits for an answer, and may say why. */
export function decline(
  before: QuoteCase,
  { id, reason }: { id: QuoteResponseId; reason: string | null },
  now: Date,
): Result<ResponseStep, CannotMoveResponse> {
  const event = { event: "declined", attempted: "decline this quote" } as const;
  const moved = moveResponse(before, id, event, now);
  if (!moved.ok) return moved;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: { ...moved.value, declineReason: reason },
  });
}
