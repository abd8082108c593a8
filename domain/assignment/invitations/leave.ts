import type { QuoteCase } from "../../quotes/ports.ts";
import type { DeclineCode } from "../../quotes/quote-request.ts";
import type { QuoteStep } from "../../quotes/quote-step.ts";
import type {
  QuoteStands,
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../../quotes/refusals.ts";
import { requestNotOpen } from "../../quotes/request-not-open.ts";
import { isOpen } from "../../quotes/request-state.ts";
import { statusAt } from "../../quotes/responses/quote-response.ts";
import type { BuilderId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { assign } from "../assign.ts";

type Leaving = { builderId: BuilderId; code: DeclineCode; reason: string | null };
type CannotLeave = RequestNotFound | RequestNotOpen | ResponseAlreadyAccepted | QuoteStands;

/**
 * A builder declines the invitation, which ends like a removal, with who and why. A pending quote
 * must be withdrawn first, so that none is lost by a wrong click.
 */
export function leave(
  { request, responses }: QuoteCase,
  { builderId, code, reason }: Leaving,
  now: Date,
): Result<QuoteStep, CannotLeave> {
  const attempted = "decline the invitation";
  if (!request.assignedBuilders.includes(builderId)) {
    return refuse({ kind: "quote-request-not-found" });
  }
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some(({ status }) => status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const stands = responses.some(
    (response) => response.builderId === builderId && statusAt(response, now) === "pending",
  );
  if (stands) return refuse({ kind: "quote-stands" });

  const builderIds = request.assignedBuilders.filter((id) => id !== builderId);
  const step = assign({ request, responses }, { builderIds, priority: null }, now);
  if (!step.ok) return step;
  const invitations = step.value.request.invitations.map((invitation, position) => {
    const wasStanding = request.invitations[position]?.removedAt === null;
    const isTheirs = wasStanding && invitation.builderId === builderId;
    return isTheirs
      ? { ...invitation, declinedAt: now, declineReason: reason, declineCode: code }
      : invitation;
  });
  return ok({
    request: { ...step.value.request, invitations },
    responses: step.value.responses,
  });
}
