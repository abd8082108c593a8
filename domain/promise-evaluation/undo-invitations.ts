import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { settleInvitations } from "../assignment/invitations/settle-invitations.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { Invitation, QuoteRequest } from "../quotes/quote-request.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import { nextRequestStatus } from "../quotes/request-state.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { type EvaluationNeeds, evaluatePromise } from "./evaluate-promises.ts";
import type { UndoTooLate } from "./refusals.ts";
import { undoMs } from "./undo-times.ts";

type UndoInvitations = { requestId: QuoteRequestId; builderIds: readonly string[]; by: Principal };
type Answer = Result<{ undone: number }, NotSignedIn | NotAllowed | RequestNotFound | UndoTooLate>;

/**
 * An admin takes back the builders that were invited last, within ten seconds: they lose the
 * request without a trace, and get no email. All of them or none: refused once the time is over,
 * others were invited since, a builder has acted, or an email is out. Builders who aren't invited
 * count as undone.
 */
export function undoInvitations(needs: EvaluationNeeds) {
  const { quotes, clock } = needs;
  return async ({ requestId, builderIds, by }: UndoInvitations): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const answer = await retryStale(async (): Promise<Answer> => {
      const found = await quotes.findCase(requestId);
      if (!found) return refuse({ kind: "quote-request-not-found" });
      const { assignedBuilders } = found.request;
      const undone = assignedBuilders.filter((id) => builderIds.includes(id)).length;
      if (undone === 0) return ok({ undone });
      const request = withoutLast(found, { builderIds, undone, now: clock.now() });
      if (!request) return refuse({ kind: "undo-too-late" });
      const actorId = by.kind === "member" ? by.user.id : null;
      const removed = assignedBuilders.filter((id) => builderIds.includes(id));
      const audit = { actorId, action: "quote-request.assigned", detail: { added: [], removed } };
      await quotes.save({ request, audit });
      return ok({ undone });
    });
    // the builders are proposed again
    if (answer.ok && answer.value.undone > 0) await evaluatePromise(needs, requestId);
    return answer;
  };
}

type Undo = { builderIds: readonly string[]; undone: number; now: Date };

/** The request as before its last invitations; null when these aren't those to undo, or no longer can be. */
function withoutLast(
  { request, responses }: QuoteCase,
  { builderIds, undone, now }: Undo,
): QuoteRequest | null {
  const { assignedBuilders, invitations } = request;
  const last = invitations.slice(-undone);
  const canUndo = ({ builderId, removedAt, invitedAt, acknowledgedAt, delivery }: Invitation) =>
    builderIds.includes(builderId) &&
    !responses.some((response) => response.builderId === builderId) &&
    removedAt === null &&
    acknowledgedAt === null &&
    delivery === "queued" &&
    now.getTime() - invitedAt.getTime() <= undoMs;
  const left = assignedBuilders.filter((id) => !builderIds.includes(id));
  const event = left.length > 0 ? "some-builders-removed" : "all-builders-removed";
  const status = nextRequestStatus(request.status, event);
  if (!status || !last.every(canUndo)) return null;
  return settleInvitations({
    ...request,
    status,
    assignedBuilders: left,
    assignmentDate: status === "pending" ? null : request.assignmentDate,
    invitations: invitations.slice(0, -undone),
    updatedAt: now,
  });
}
