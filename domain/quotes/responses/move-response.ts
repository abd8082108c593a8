import type { QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { QuoteCase } from "../ports.ts";
import { type QuoteResponse, statusAt } from "../quote-response.ts";
import type {
  RequestNotOpen,
  ResponseNotFound,
  ResponseNotPending,
  RevisedMeanwhile,
} from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { isOpen } from "../request-state.ts";
import { nextResponseStatus, type ResponseEvent } from "./response-state.ts";

export type CannotMoveResponse =
  | ResponseNotFound
  | RequestNotOpen
  | ResponseNotPending
  | RevisedMeanwhile;

type Move = {
  event: ResponseEvent;
  attempted: string;
  /** The revision that the caller read; null accepts any. */
  revision: number | null;
};

/**
 * Applies the event to the response, if its request is open and its status allows the event now.
 */
export function moveResponse(
  { request, responses }: QuoteCase,
  id: QuoteResponseId,
  { event, attempted, revision }: Move,
  now: Date,
): Result<QuoteResponse, CannotMoveResponse> {
  const response = responses.find((each) => each.id === id);
  if (!response) return refuse({ kind: "quote-response-not-found" });
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));
  const from = statusAt(response, now);
  const status = nextResponseStatus(from, event);
  if (!status) return refuse({ kind: "quote-response-state", status: from, attempted });
  if (revision !== null && revision !== response.revision) {
    return refuse({ kind: "quote-revised-meanwhile", current: response, at: now });
  }
  return ok({ ...response, status, updatedAt: now });
}
