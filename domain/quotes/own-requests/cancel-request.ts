import { isAdmin, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderId, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { endOffer } from "../decision/end-offer.ts";
import { writeToExhibitor } from "../letters/request-letter.ts";
import { writeCancellation } from "../letters/write-cancellation.ts";
import { ownsRequest } from "../owns-request.ts";
import type { QuoteCase, QuoteNeeds } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteStep } from "../quote-step.ts";
import type { BoothDelivered, RequestNotFound, RequestNotOpen } from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { nextRequestStatus } from "../request-state.ts";

type CancelRequest = { requestId: QuoteRequestId; reason: string | null; by: Principal };
type Answer = Result<QuoteRequest, NotSignedIn | RequestNotFound | RequestNotOpen | BoothDelivered>;

/**
 * An exhibitor or admin cancels a request. Assigned builders get an email, and so does the
 * exhibitor when an admin canceled. After an acceptance only its builder is emailed. Once the booth
 * is delivered, only an admin cancels.
 */
export function cancelRequest({ quotes, builders, ids, clock }: QuoteNeeds) {
  async function letters(
    request: QuoteRequest,
    winner: BuilderId | null,
    byExhibitor: boolean,
    at: Date,
  ) {
    const toBuilders = await writeCancellation({ builders, ids }, request, winner, at);
    if (byExhibitor) return toBuilders;
    const about = { key: `request-closed/${request.id}/${at.getTime()}`, at };
    const toExhibitor = writeToExhibitor({ ids }, request, about, (facts) => ({
      kind: "request-closed",
      ...facts,
      outcome: "cancelled",
    }));
    return [...toBuilders, toExhibitor];
  }

  return ({ requestId, reason, by }: CancelRequest): Promise<Answer> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const found = await quotes.findCase(requestId);
      const owns = found !== null && ownsRequest(by, found.request);
      if (!found || !(owns || isAdmin(by))) return refuse({ kind: "quote-request-not-found" });
      const now = clock.now();
      const step = cancel(found, reason, now);
      if (!step.ok) return step;

      const { request, responses } = step.value;
      if (owns && !isAdmin(by) && (await quotes.isDelivered(requestId))) {
        return refuse({ kind: "booth-delivered" });
      }
      const accepted = found.responses.find(({ status }) => status === "accepted");
      const messages = await letters(request, accepted?.builderId ?? null, owns, now);
      const audit = { actorId: by.user.id, action: "quote-request.cancelled" };
      await quotes.save({ request, responses, messages, audit });
      return ok(asSaved(request));
    });
}

/** Cancels the request and declines its pending offers. */
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
