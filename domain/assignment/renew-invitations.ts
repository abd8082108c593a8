import type { Invitation, QuoteRequest } from "../quotes/quote-request.ts";
import type { NothingToSendAgain, RequestNotOpen } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { BuilderId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";

/** Failed invitations of these builders go out once more. The state stays until the deliveries end. */
export function renewInvitations(
  request: QuoteRequest,
  builderIds: readonly BuilderId[],
  now: Date,
): Result<{ request: QuoteRequest; renewed: BuilderId[] }, RequestNotOpen | NothingToSendAgain> {
  if (!isOpen(request.status)) {
    return refuse(requestNotOpen(request.status, "send the invitations again"));
  }
  const failed = request.invitations.filter(
    (invitation) =>
      invitation.removedAt === null &&
      invitation.delivery === "failed" &&
      builderIds.includes(invitation.builderId),
  );
  if (failed.length === 0) return refuse({ kind: "nothing-to-send-again" });

  const renew = (invitation: Invitation): Invitation =>
    failed.includes(invitation)
      ? {
          ...invitation,
          invitedAt: now,
          delivery: "queued",
          deliveredAt: null,
          deliveryError: null,
        }
      : invitation;
  return ok({
    request: { ...request, invitations: request.invitations.map(renew), updatedAt: now },
    renewed: failed.map((invitation) => invitation.builderId),
  });
}
