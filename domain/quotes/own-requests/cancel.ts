import { ok, type Result, refuse } from "../../shared/result.ts";
import { endOffer } from "../decision/end-offer.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteStep } from "../quote-step.ts";
import type { RequestNotOpen } from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { nextRequestStatus } from "../request-state.ts";

/** The request is called off; offers that wait for an answer are declined. */
export function cancel(
  { request, responses }: QuoteCase,
  reason: string | null,
  now: Date,
): Result<QuoteStep, RequestNotOpen> {
  const status = nextRequestStatus(request.status, "cancelled");
  if (!status) return refuse(requestNotOpen(request.status, "cancel the request"));
  const pending = responses.filter((response) => response.status === "pending");
  return ok({
    request: { ...request, status, cancelReason: reason, closedAt: now, updatedAt: now },
    responses: pending.map((response) => endOffer(response, now)),
  });
}
