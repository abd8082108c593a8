import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Award } from "../award/award.ts";
import { debriefs } from "../award/debrief.ts";
import type { QuoteCase } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteWithoutPrice, ResponseAlreadyAccepted } from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { nextRequestStatus } from "../request-state.ts";
import { type CannotMoveResponse, moveResponse } from "../responses/move-response.ts";
import type { QuoteResponse } from "../responses/quote-response.ts";
import { endOffer } from "./end-offer.ts";
import { onlyRevision, type SeenOffer } from "./seen-offer.ts";

type Acceptance = { request: QuoteRequest; accepted: QuoteResponse; others: QuoteResponse[] };

/** The exhibitor takes an offer, once and for all. The others that wait for an answer are declined, with a debrief. */
export function accept(
  before: QuoteCase,
  { id, revision, award }: SeenOffer & { award: Award },
  now: Date,
): Result<Acceptance, CannotMoveResponse | ResponseAlreadyAccepted | QuoteWithoutPrice> {
  const { request, responses } = before;
  const attempted = "accept this quote";
  const status = nextRequestStatus(request.status, "response-accepted");
  if (!status) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const seen = revision ?? onlyRevision;
  const accepted = moveResponse(before, id, { event: "accepted", attempted, revision: seen }, now);
  if (!accepted.ok) return accepted;
  if (accepted.value.quotedAmount === null) return refuse({ kind: "quote-without-price" });

  const others = responses
    .filter((each) => each.id !== id && each.status === "pending")
    .map((each) => endOffer(each, now));
  const lost = others.filter((each) => each.status === "declined");
  const debriefOf = debriefs(before, lost, award, now);
  return ok({
    request: { ...request, status, updatedAt: now },
    accepted: { ...accepted.value, award },
    others: others.map((each) => ({ ...each, debrief: debriefOf.get(each.id) ?? null })),
  });
}
