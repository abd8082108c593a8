import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { QuoteCase } from "./ports.ts";
import { type QuoteResponse, statusAt } from "./quote-response.ts";
import type { RequestNotOpen, ResponseNotFound, ResponseNotPending } from "./refusals.ts";
import { requestNotOpen } from "./request-not-open.ts";
import { isOpen } from "./request-state.ts";

export type CannotChangeResponse = ResponseNotFound | RequestNotOpen | ResponseNotPending;

/** The response, when something may still be done about it: its request is open, and it waits for an answer. */
export function pendingResponse(
  { request, responses }: QuoteCase,
  id: QuoteResponseId,
  attempted: string,
  now: Date,
): Result<QuoteResponse, CannotChangeResponse> {
  const response = responses.find((each) => each.id === id);
  if (!response) return refuse({ kind: "quote-response-not-found" });
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));
  const status = statusAt(response, now);
  if (status !== "pending") return refuse({ kind: "quote-response-state", status, attempted });
  return ok(response);
}
