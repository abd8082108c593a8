import type { UserRepository } from "../../accounts/ports.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { newMessage } from "../../messages/new-message.ts";
import { findOwnInvitation } from "../../quotes/for-builders/find-own-invitation.ts";
import { requestFacts } from "../../quotes/letters/request-letter.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { DeclineCode } from "../../quotes/quote-request.ts";
import { statusAt } from "../../quotes/quote-response.ts";
import type { QuoteStep } from "../../quotes/quote-step.ts";
import type {
  QuoteRefusal,
  QuoteStands,
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../../quotes/refusals.ts";
import { requestNotOpen } from "../../quotes/request-not-open.ts";
import { isOpen } from "../../quotes/request-state.ts";
import { auditedAs, type LinkHolder } from "../../quotes/response-link.ts";
import type { BuilderId, Ids, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { assign } from "../assign.ts";

export type DeclineInvitationNeeds = {
  quotes: QuoteRequestRepository;
  users: UserRepository;
  ids: Ids;
  clock: Clock;
};
type DeclineInvitation = {
  requestId: QuoteRequestId;
  /** Null from earlier clients; stored as "other". */
  code?: DeclineCode | null;
  reason: string | null;
  by: Principal | LinkHolder;
};

/** An assigned builder declines. Admins get an email with the reason, so that they can invite another builder. */
export function declineInvitation({ quotes, users, ids, clock }: DeclineInvitationNeeds) {
  return ({
    requestId,
    code = null,
    reason,
    by,
  }: DeclineInvitation): Promise<Result<null, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnInvitation(quotes, requestId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      const step = leave(found, { builderId: builder.id, code: code ?? "other", reason }, now);
      if (!step.ok) return step;

      const { request, responses } = step.value;
      const messages = (await users.listByType("admin")).map((admin) =>
        newMessage(
          { ids },
          {
            kind: "invitation-declined",
            to: { name: admin.firstName, address: admin.email },
            request: requestFacts(request),
            builderName: builder.name,
            declineCode: code ?? "other",
            reason,
            buildersLeft: request.assignedBuilders.length,
          },
          {
            at: now,
            dedupeKey: `invitation-declined/${request.id}/${builder.id}/${now.getTime()}/${admin.id}`,
            quoteRequestId: request.id,
          },
        ),
      );
      const { actorId, via } = auditedAs(actor);
      const detail = { builderId: builder.id, ...via };
      const audit = { actorId, action: "invitation.declined", detail };
      await quotes.save({ request, responses, messages, audit });
      return ok(null);
    });
}

type Leaving = { builderId: BuilderId; code: DeclineCode; reason: string | null };
type CannotLeave = RequestNotFound | RequestNotOpen | ResponseAlreadyAccepted | QuoteStands;

/**
 * Ends the builder's invitation like a removal, and records who declined and why. A pending quote
 * must be withdrawn first, so that no quote is lost by a wrong click.
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
