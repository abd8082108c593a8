import type { BuilderId, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type {
  AlreadyResponded,
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { nextRequestStatus } from "../request-state.ts";
import { type BadTerms, offerTerms } from "./offer-terms.ts";
import { type Offer, type QuoteResponse, statusAt } from "./quote-response.ts";

type NewResponse = { request: QuoteRequest; fresh: QuoteResponse; expired: QuoteResponse[] };
type CannotRespond =
  | RequestNotFound
  | RequestNotOpen
  | ResponseAlreadyAccepted
  | AlreadyResponded
  | BadTerms;

/** An assigned builder makes an offer; the request is in progress from now on. Their earlier offer may have expired, not more. */
export function respond(
  { request, responses }: QuoteCase,
  { id, builderId, offer }: { id: QuoteResponseId; builderId: BuilderId; offer: Offer },
  now: Date,
): Result<NewResponse, CannotRespond> {
  const attempted = "send a quote";
  if (!request.assignedBuilders.includes(builderId)) {
    return refuse({ kind: "quote-request-not-found" });
  }
  const status = nextRequestStatus(request.status, "builder-responded");
  if (!status) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const unanswered = responses.filter(
    (response) => response.builderId === builderId && response.status === "pending",
  );
  if (unanswered.some((response) => statusAt(response, now) === "pending")) {
    return refuse({ kind: "already-responded" });
  }
  const terms = offerTerms(offer, now);
  if (!terms.ok) return terms;

  const fresh: QuoteResponse = {
    ...terms.value,
    id,
    quoteRequestId: request.id,
    builderId,
    status: "pending",
    revision: 1,
    declineReason: null,
    withdrawnAt: null,
    priceAskedAt: null,
    award: null,
    debrief: null,
    linesAsked: [],
    linesAskedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const expired = unanswered.map(
    (response): QuoteResponse => ({ ...response, status: "expired", updatedAt: now }),
  );
  return ok({
    request: { ...request, status, updatedAt: now },
    fresh,
    expired,
  });
}
