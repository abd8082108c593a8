import type { QuoteCase } from "../../quotes/ports.ts";
import {
  type Invitation,
  type QuoteRequest,
  renewedInvitation,
} from "../../quotes/quote-request.ts";
import type {
  NothingToSendAgain,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../../quotes/refusals.ts";
import { requestNotOpen } from "../../quotes/request-not-open.ts";
import { isOpen } from "../../quotes/request-state.ts";
import type { BuilderId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";

type Renewal = { request: QuoteRequest; renewed: BuilderId[] };

/**
 * Queues failed invitations of these builders again; the request's status changes only after
 * delivery. Invitations that were answered anyway, by link or on the dashboard, are left out: a new
 * invitation would void the answer.
 */
export function renewInvitations(
  { request, responses }: QuoteCase,
  builderIds: readonly BuilderId[],
  now: Date,
): Result<Renewal, RequestNotOpen | ResponseAlreadyAccepted | NothingToSendAgain> {
  const attempted = "send the invitations again";
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some(({ status }) => status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const isAnswered = ({ builderId, invitedAt }: Invitation) =>
    responses.some((each) => each.builderId === builderId && each.createdAt >= invitedAt);
  const failed = request.invitations.filter(
    (invitation) =>
      invitation.removedAt === null &&
      invitation.delivery === "failed" &&
      builderIds.includes(invitation.builderId) &&
      !isAnswered(invitation),
  );
  if (failed.length === 0) return refuse({ kind: "nothing-to-send-again" });

  const renew = (invitation: Invitation): Invitation =>
    failed.includes(invitation) ? renewedInvitation(invitation, now) : invitation;
  return ok({
    request: { ...request, invitations: request.invitations.map(renew), updatedAt: now },
    renewed: failed.map((invitation) => invitation.builderId),
  });
}
