import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { builderTimeZone } from "../../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { Message } from "../../messages/ports.ts";
import { hasSeat, invitationState, seatsTaken } from "../../promise/evaluation/invitation-state.ts";
import { countableQuotes } from "../../promise/evaluation/settle-targets.ts";
import { findOwnInvitation } from "../../quotes/for-builders/find-own-invitation.ts";
import { writeToBuilders } from "../../quotes/letters/write-to-builders.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { QuoteRefusal } from "../../quotes/refusals.ts";
import { requestNotOpen } from "../../quotes/request-not-open.ts";
import { isOpen } from "../../quotes/request-state.ts";
import { auditedAs, type LinkHolder, linkFacts } from "../../quotes/response-link.ts";
import type { BuilderId, Ids, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import {
  pricedAnswers,
  readSeatRules,
  type SeatCase,
  type SeatNeeds,
  type SeatRules,
  type Seats,
  seatsOf,
} from "./seat-rules.ts";
import { exhibitorDueAt, giveTimeToQuote } from "./set-answer-times.ts";
import { answerTimesFacts } from "./write-invitations.ts";

type Needs = SeatNeeds & {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};
type Acknowledge = { requestId: QuoteRequestId; by: Principal | LinkHolder };
type Acknowledged = { respondBy: Date | null; seats: Seats };

/** Records that an invited builder will quote, and takes a seat. Repeating it changes nothing. */
export function acknowledgeInvitation(ports: Needs) {
  const { quotes, clock } = ports;
  return ({
    requestId,
    by,
  }: Acknowledge): Promise<Result<Acknowledged, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnInvitation(quotes, requestId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      const rules = await readSeatRules(ports, requestId);
      const step = acknowledge(found, builder.id, rules, now);
      if (!step.ok) return step;

      const hasBegun = step.value !== found.request;
      const request = hasBegun
        ? await giveTimeToQuote(ports, step.value, builder.id, now)
        : found.request;
      if (hasBegun) {
        const { actorId, via } = auditedAs(actor);
        const detail = { builderId: builder.id, ...via };
        const audit = { actorId, action: "invitation.acknowledged", detail };
        const messages = await confirmSeat(ports, request, builder.id, now);
        await quotes.save({ request, messages, audit });
      }
      const invitation = request.invitations.findLast((each) => each.builderId === builder.id);
      const seats = seatsOf({ ...found, request }, rules, now);
      return ok({ respondBy: invitation?.respondBy ?? null, seats });
    });
}

async function confirmSeat(
  ports: Needs,
  request: QuoteRequest,
  builderId: BuilderId,
  at: Date,
): Promise<Message[]> {
  const invitation = request.invitations.findLast((each) => each.builderId === builderId);
  const dueAt = await exhibitorDueAt(ports, request, at);
  const link = invitation ?? { invitedAt: at, linkVersion: 1 };
  return writeToBuilders(ports, [builderId], {
    request,
    at,
    key: (id) => `seat-confirmed/${request.id}/${id}/${at.getTime()}`,
    compose: (facts, { id, ...builder }) => ({
      kind: "seat-confirmed",
      ...facts,
      builderId: id,
      link: linkFacts(link),
      ...answerTimesFacts(request, id, dueAt, at),
      timeZone: builderTimeZone(builder),
    }),
  });
}

/**
 * The request with the builder's acknowledgement; the same object when they had acknowledged
 * before.
 */
export function acknowledge(
  { request, responses }: SeatCase,
  builderId: BuilderId,
  { isBinding, seats, quotesWanted }: SeatRules,
  now: Date,
): Result<QuoteRequest, QuoteRefusal> {
  const attempted = "take this on";
  const position = request.invitations.findLastIndex((each) => each.builderId === builderId);
  const invitation = request.invitations[position];
  if (!invitation || invitation.removedAt) return refuse({ kind: "quote-request-not-found" });
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some(({ status }) => status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const answers = pricedAnswers(responses);
  const state = invitationState(invitation, answers);
  if (["acknowledged", "quoted", "needs-amount"].includes(state)) return ok(request);
  if (isBinding && !hasSeat(invitation, state, now)) {
    if (countableQuotes(answers, now) >= quotesWanted) return refuse({ kind: "enough-quotes" });
    if (seatsTaken(request.invitations, answers, now) >= seats) {
      return refuse({ kind: "seats-taken", of: seats });
    }
  }
  const begun = { ...invitation, acknowledgedAt: now, lapsedAt: null, releasedAt: null };
  return ok({
    ...request,
    invitations: request.invitations.with(position, begun),
    updatedAt: now,
  });
}
