import { endOffer } from "../quotes/decision/end-offer.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import {
  type Invitation,
  newInvitation,
  type Priority,
  type QuoteRequest,
} from "../quotes/quote-request.ts";
import type { QuoteStep } from "../quotes/quote-step.ts";
import type { RequestNotOpen, ResponseAlreadyAccepted } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen, nextRequestStatus, type RequestEvent } from "../quotes/request-state.ts";
import type { BuilderId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { settleInvitations } from "./invitations/settle-invitations.ts";

type Assignment = {
  builderIds: readonly BuilderId[];
  priority: Priority | null;
  /**
   * Facts stored with the new invitations, such as the score; without them, the admin's own choice.
   */
  invitedAs?: ReadonlyMap<BuilderId, Partial<Invitation>>;
};
type AssignmentStep = QuoteStep & { added: BuilderId[]; removed: BuilderId[] };

/**
 * Applies the admin's new set of builders. New ones are invited; a removed builder's pending quote
 * is declined. Once a quote is accepted, no builder can be invited or removed. Returns the same
 * request object when nothing changes.
 */
export function assign(
  { request, responses }: QuoteCase,
  { builderIds, priority, invitedAs }: Assignment,
  now: Date,
): Result<AssignmentStep, RequestNotOpen | ResponseAlreadyAccepted> {
  const attempted = "assign builders";
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));

  const wanted = new Set(builderIds);
  const added = [...wanted].filter((id) => !request.assignedBuilders.includes(id));
  const removed = request.assignedBuilders.filter((id) => !wanted.has(id));
  const isDecided = responses.some((response) => response.status === "accepted");
  if (isDecided && added.length + removed.length > 0) {
    const change = removed.length > 0 ? "remove a builder" : "invite further builders";
    return refuse({ kind: "response-already-accepted", attempted: change });
  }
  const prioritized = priority ? { ...request, priority } : request;
  const event = eventOf(added, removed, wanted);
  if (!event) {
    const same = prioritized.priority === request.priority;
    const unmoved = same ? request : { ...prioritized, updatedAt: now };
    return ok({ request: unmoved, responses: [], added, removed });
  }
  const status = nextRequestStatus(request.status, event);
  if (!status) return refuse(requestNotOpen(request.status, attempted));

  const wave = 1 + Math.max(0, ...request.invitations.map((invitation) => invitation.wave));
  const staying = request.assignedBuilders.filter((id) => wanted.has(id));
  const assigned: QuoteRequest = {
    ...prioritized,
    status,
    assignedBuilders: [...staying, ...added],
    assignmentDate: assignmentDateAfter(request, status, added, now),
    invitations: [
      ...request.invitations.map((invitation) => closed(invitation, removed, now)),
      ...added.map((id) => newInvitation(id, now, { wave, ...invitedAs?.get(id) })),
    ],
    updatedAt: now,
  };
  const turnedDown = responses.filter(
    (response) => response.status === "pending" && removed.includes(response.builderId),
  );
  return ok({
    request: removed.length > 0 ? settleInvitations(assigned) : assigned,
    responses: turnedDown.map((response) => endOffer(response, now)),
    added,
    removed,
  });
}

function eventOf(
  added: BuilderId[],
  removed: BuilderId[],
  wanted: Set<BuilderId>,
): RequestEvent | null {
  if (added.length > 0) return "builder-added";
  if (removed.length === 0) return null;
  return wanted.size > 0 ? "some-builders-removed" : "all-builders-removed";
}

function assignmentDateAfter(
  request: QuoteRequest,
  status: QuoteRequest["status"],
  added: BuilderId[],
  now: Date,
): Date | null {
  if (status === "pending") return null;
  return added.length > 0 && status === "assigned" ? now : request.assignmentDate;
}

function closed(invitation: Invitation, removed: BuilderId[], now: Date): Invitation {
  const ends = invitation.removedAt === null && removed.includes(invitation.builderId);
  return ends ? { ...invitation, removedAt: now } : invitation;
}
