import type { QuoteCase } from "../quotes/ports.ts";
import type { Invitation, QuoteRequest } from "../quotes/quote-request.ts";
import type { ReopenTooLate, RequestNotOpen } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen, nextRequestStatus, type RequestEvent } from "../quotes/request-state.ts";
import type { BuilderId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { settleInvitations } from "./invitations/settle-invitations.ts";

/** How long a completed or cancelled request can be reopened. */
export const reopenDays = 7;

type Reopened = { request: QuoteRequest; invited: BuilderId[] };

/**
 * End of the period in which a closed request can be reopened; null for one that is open, erased,
 * or closed at an unknown time.
 */
export function reopenableUntil({
  status,
  closedAt,
  erasedAt,
}: Pick<QuoteRequest, "status" | "closedAt" | "erasedAt">): Date | null {
  if (isOpen(status) || !closedAt || erasedAt) return null;
  return new Date(closedAt.getTime() + reopenDays * 24 * 60 * 60 * 1000);
}

/**
 * Undoes a complete or cancel. Responses stay as they are: a declined one stays declined. Without
 * any response, standing invitations of `reachable` builders are sent again; `invited` lists those
 * builders.
 */
export function reopen(
  before: QuoteCase,
  reachable: readonly BuilderId[],
  now: Date,
): Result<Reopened, RequestNotOpen | ReopenTooLate> {
  const { request } = before;
  const event = eventOf(before);
  const status = nextRequestStatus(request.status, event);
  if (!status) return refuse(requestNotOpen(request.status, "reopen the request"));
  const until = reopenableUntil(request);
  if (!until || until <= now) return refuse({ kind: "reopen-too-late", days: reopenDays });

  const reopened = { ...request, status, cancelReason: null, closedAt: null, updatedAt: now };
  if (event !== "reopened-with-invitations") return ok({ request: reopened, invited: [] });
  const invited = request.assignedBuilders.filter((id) => reachable.includes(id));
  const invitations = request.invitations.map((invitation) =>
    invitation.removedAt === null && invited.includes(invitation.builderId)
      ? queued(invitation, now)
      : invitation,
  );
  return ok({ request: settleInvitations({ ...reopened, invitations }), invited });
}

/** An answer counts while its builder is assigned: of those removed there is nothing to go on with. */
function eventOf({ request, responses }: QuoteCase): RequestEvent {
  const { status, assignedBuilders } = request;
  const isAnswered = responses.some(({ builderId }) => assignedBuilders.includes(builderId));
  if (status === "completed" || isAnswered) return "reopened-with-answers";
  return assignedBuilders.length > 0 ? "reopened-with-invitations" : "reopened-unassigned";
}

function queued(invitation: Invitation, now: Date): Invitation {
  const fresh = { delivery: "queued", deliveredAt: null, deliveryError: null } as const;
  return { ...invitation, ...fresh, invitedAt: now };
}
