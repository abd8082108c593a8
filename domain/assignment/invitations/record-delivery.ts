import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BuilderId } from "../../shared/id.ts";
import { settleInvitations } from "./settle-invitations.ts";

/**
 * The builder's invitation has ended: the mail server took it, or refused it for good. The very same request when no
 * standing invitation of theirs is under way. Which round the message belonged to is for the caller to check: a message
 * and its invitation were made at the same instant (`createdAt`, `invitedAt`).
 */
export function recordDelivery(
  request: QuoteRequest,
  builderId: BuilderId,
  outcome: "sent" | "failed",
  error: string | null,
  now: Date,
): QuoteRequest {
  const ended = request.invitations.find(
    (invitation) =>
      invitation.builderId === builderId &&
      invitation.removedAt === null &&
      invitation.delivery === "queued",
  );
  if (!ended) return request;

  const record = { ...ended, delivery: outcome, deliveredAt: now, deliveryError: error };
  return settleInvitations({
    ...request,
    invitations: request.invitations.map((invitation) =>
      invitation === ended ? record : invitation,
    ),
    updatedAt: now,
  });
}
