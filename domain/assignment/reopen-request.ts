import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { invitationOutcome } from "../quotes/for-builders/invitation-outcome.ts";
import { reasonForBuilders, writeToExhibitor } from "../quotes/letters/request-letter.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { QuoteCase, QuoteRequestRepository } from "../quotes/ports.ts";
import { type QuoteRequest, renewedInvitation } from "../quotes/quote-request.ts";
import type { QuoteRefusal, ReopenTooLate, RequestNotOpen } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen, nextRequestStatus, type RequestEvent } from "../quotes/request-state.ts";
import { linkOfBuilder } from "../quotes/response-link.ts";
import type { BuilderId, Ids, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { reachableBuilders } from "./invitations/reachable-builders.ts";
import { type AnswerTimeNeeds, setAnswerTimes } from "./invitations/set-answer-times.ts";
import { settleInvitations } from "./invitations/settle-invitations.ts";
import { writeInvitations } from "./invitations/write-invitations.ts";

/** Days in which a completed or canceled request can be reopened. */
const reopenDays = 7;

type Reopened = { request: QuoteRequest; invited: BuilderId[]; removed: BuilderId[] };

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
  return new Date(closedAt.getTime() + reopenDays * dayMs);
}

/**
 * Reopens a completed or canceled request. Responses keep their state: a declined one stays
 * declined. Builders who are not `reachable` and have not answered are removed. Without any
 * response, the standing invitations are sent again; `invited` lists their builders.
 */
export function reopen(
  before: QuoteCase,
  reachable: readonly BuilderId[],
  now: Date,
): Result<Reopened, RequestNotOpen | ReopenTooLate> {
  const { request } = before;
  const hasAnswered = (id: BuilderId) => before.responses.some(({ builderId }) => builderId === id);
  const assignedBuilders = request.assignedBuilders.filter(
    (id) => reachable.includes(id) || hasAnswered(id),
  );
  const removed = request.assignedBuilders.filter((id) => !assignedBuilders.includes(id));
  const event = eventOf(request, assignedBuilders, assignedBuilders.some(hasAnswered));
  const status = nextRequestStatus(request.status, event);
  if (!status) return refuse(requestNotOpen(request.status, "reopen the request"));
  const until = reopenableUntil(request);
  if (!until || until <= now) return refuse({ kind: "reopen-too-late", days: reopenDays });

  const isInviting = event === "reopened-with-invitations";
  const invited = isInviting ? assignedBuilders : [];
  const invitations = request.invitations.map((invitation) => {
    const { builderId, removedAt } = invitation;
    if (removedAt !== null) return invitation;
    if (removed.includes(builderId)) return { ...invitation, removedAt: now };
    return invited.includes(builderId) ? renewedInvitation(invitation, now) : invitation;
  });
  const reopened: QuoteRequest = {
    ...request,
    status,
    assignedBuilders,
    invitations,
    cancelReason: null,
    closedAt: null,
    updatedAt: now,
    ...(status === "pending" && { assignmentDate: null }),
  };
  return ok({ request: isInviting ? settleInvitations(reopened) : reopened, invited, removed });
}

/** The event for the state table. Only answers of builders who stay assigned count. */
function eventOf(
  { status }: QuoteRequest,
  assignedBuilders: BuilderId[],
  isAnswered: boolean,
): RequestEvent {
  if (status === "completed" || isAnswered) return "reopened-with-answers";
  return assignedBuilders.length > 0 ? "reopened-with-invitations" : "reopened-unassigned";
}

type Needs = AnswerTimeNeeds & {
  quotes: QuoteRequestRepository;
  ids: Ids;
  clock: Clock;
};
type ReopenRequest = { requestId: QuoteRequestId; reason: string | null; by: Principal };
type Answer = Result<QuoteRequest, NotSignedIn | NotAllowed | QuoteRefusal>;

/**
 * An admin reopens a request that was completed or canceled by mistake. The exhibitor and all
 * assigned builders get an email. Builders who were taken off the site meanwhile and haven't
 * answered are removed.
 */
export function reopenRequest(needs: Needs) {
  const { quotes, builders, ids, clock } = needs;

  async function letters(
    { request, responses }: QuoteCase,
    invited: readonly BuilderId[],
    reason: string | null,
    at: Date,
  ) {
    const again = { isReopened: true };
    const invitations = await writeInvitations(needs, request, invited, at, again);
    const others = request.assignedBuilders.filter((id) => !invited.includes(id));
    const toBuilders = await writeToBuilders({ builders, ids }, others, {
      request,
      at,
      key: (id) => `request-reopened/${request.id}/${id}/${at.getTime()}`,
      compose: (facts, { id }) => ({
        kind: "request-reopened",
        ...facts,
        reason: reasonForBuilders(reason, request),
        outcome: invitationOutcome(request.status, responses, id),
        ...linkOfBuilder(request, id),
      }),
    });
    const key = `request-reopened/${request.id}/${at.getTime()}`;
    const toExhibitor = writeToExhibitor({ ids }, request, { key, at }, (facts) => ({
      kind: "own-request-reopened",
      ...facts,
      reason,
      hasAccepted: responses.some(({ status }) => status === "accepted"),
    }));
    return [...invitations, ...toBuilders, toExhibitor];
  }

  return ({ requestId, reason, by }: ReopenRequest): Promise<Answer> =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const found = await quotes.findCase(requestId);
      if (!found) return refuse({ kind: "quote-request-not-found" });
      const now = clock.now();
      const step = reopen(found, await reachableBuilders(builders, found.request), now);
      if (!step.ok) return step;

      const { invited, removed } = step.value;
      const request = await setAnswerTimes(needs, step.value.request, invited, now);
      const messages = await letters({ ...found, request }, invited, reason, now);
      const actorId = by.kind === "member" ? by.user.id : null;
      const detail = {
        from: found.request.status,
        to: request.status,
        hasReason: reason !== null,
        ...(removed.length > 0 && { removed }),
      };
      const audit = { actorId, action: "quote-request.reopened", detail };
      await quotes.save({ request, messages, audit, review: "hide" });
      return ok(asSaved(request));
    });
}
