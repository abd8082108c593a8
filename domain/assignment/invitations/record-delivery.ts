import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BuilderId } from "../../shared/id.ts";
import { settleInvitations } from "./settle-invitations.ts";

/**
 * Records the outcome of an invitation's delivery: accepted by the mail server, or refused for
 * good. Returns the same object when the builder has no queued invitation. The caller checks that
 * the message belongs to it (`createdAt` equals `invitedAt`). `respondBy`: the answer time named in
 * the email, which is later when the email was delayed.
 */
export function recordDelivery(
  request: QuoteRequest,
  builderId: BuilderId,
  outcome: "sent" | "failed",
  error: string | null,
  now: Date,
  respondBy: Date | null = null,
): QuoteRequest {
  const ended = request.invitations.find(
    (invitation) =>
      invitation.builderId === builderId &&
      invitation.removedAt === null &&
      invitation.delivery === "queued",
  );
  if (!ended) return request;

  const isLater = outcome === "sent" && respondBy && ended.respondBy && respondBy > ended.respondBy;
  const record = {
    ...ended,
    delivery: outcome,
    deliveredAt: now,
    deliveryError: error,
    ...(isLater && { respondBy }),
  };
  return settleInvitations({
    ...request,
    invitations: request.invitations.map((invitation) =>
      invitation === ended ? record : invitation,
    ),
    updatedAt: now,
  });
}
