import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { nextRequestStatus } from "../../quotes/request-state.ts";

/**
 * Call after each delivery. Once no standing invitation is queued, delivered builders join
 * `sentToBuilders`, and the status becomes quotes_sent, or email_failed when none was delivered,
 * where the state table allows it. Otherwise unchanged.
 */
export function settleInvitations(request: QuoteRequest): QuoteRequest {
  const standing = request.invitations.filter((invitation) => invitation.removedAt === null);
  const underWay = standing.some((invitation) => invitation.delivery === "queued");
  if (standing.length === 0 || underWay) return request;

  const delivered = standing.filter((invitation) => invitation.delivery === "sent");
  const event = delivered.length > 0 ? "invitations-delivered" : "invitations-failed";
  const reached = delivered.map((invitation) => invitation.builderId);
  return {
    ...request,
    status: nextRequestStatus(request.status, event) ?? request.status,
    sentToBuilders: [...new Set([...request.sentToBuilders, ...reached])],
  };
}
