import { ok, type Result, refuse } from "../../shared/result.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { NothingToComplete, RequestNotOpen } from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { isOpen, nextRequestStatus } from "../request-state.ts";

/** Completes the request; refused unless an offer was accepted. */
export function complete(
  { request, responses }: QuoteCase,
  now: Date,
): Result<QuoteRequest, RequestNotOpen | NothingToComplete> {
  const attempted = "complete the request";
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));
  if (!responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "no-accepted-response" });
  }
  const status = nextRequestStatus(request.status, "completed");
  if (!status) return refuse(requestNotOpen(request.status, attempted));
  return ok({ ...request, status, closedAt: now, updatedAt: now });
}
