import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BuilderId } from "../../shared/id.ts";
import { settleInvitations } from "./settle-invitations.ts";

/**
 * The builder's invitation has ended: the mail server took it, or refused it for good. The very same request when no
 * standing invitation of theirs is under way. Which round the message belonged to is for the caller to check: a message
 * and its invitation were made at the same instant (`createdAt`, `invitedAt`). `respondBy`: the time to answer by that the
 * email named, which is later when it had to wait for the mail server.
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
