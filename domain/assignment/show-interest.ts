import { approvedBuilder, type Member, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import { endOf, type PromiseCase } from "../promise/evaluation/follow-promise.ts";
import { hasSeat, invitationState, seatsTaken } from "../promise/evaluation/invitation-state.ts";
import { countableQuotes } from "../promise/evaluation/settle-targets.ts";
import type { RequestPolicy } from "../promise/ports.ts";
import { isExcludedByAdmin } from "../promise/quote-promise.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { InterestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { isSameCompany } from "../shared/text/is-same-company.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import type { VettingPolicies } from "../vetting/ports.ts";
import { type ChangeBuildersNeeds, changeBuilders } from "./change-builders.ts";
import { type Seats, seatRules, seatsOf } from "./invitations/seat-rules.ts";

type Needs = ChangeBuildersNeeds & {
  interests: InterestRepository;
  vettingPolicies: VettingPolicies;
};
type ShowInterest = { requestId: QuoteRequestId; isInterested: boolean; by: Principal };
type TakenSeat = { respondBy: Date | null; seats: Seats };
/** `seat`: the seat taken at once; null when an admin has to decide. */
type Shown = { isInterested: boolean; seat: TakenSeat | null };
type Answer = Result<Shown, NotSignedIn | QuoteRefusal>;

/**
 * A builder shows or withdraws interest in an available request. Idempotent. In mode `auto` they
 * are invited with a seat while one is free, and keep that seat when they repeat it; in other modes
 * an admin decides.
 */
export function showInterest(needs: Needs) {
  const { quotes, interests, promises, clock } = needs;
  return ({ requestId, isInterested, by }: ShowInterest): Promise<Answer> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const builder = approvedBuilder(by);
      const promised = builder && (await promises.find(requestId));
      const held =
        isInterested && builder && promised && seatHeld(promised, builder.id, clock.now());
      if (held) return ok({ isInterested, seat: held });
      const request = promised?.request ?? (builder && (await quotes.find(requestId)));
      // A request that isn't an opportunity for the caller looks missing, so that ids can't be
      // probed.
      if (!builder || !request || !isOpportunity(request, promised, builder.id, by)) {
        return refuse({ kind: "quote-request-not-found" });
      }
      if (!isInterested) {
        await interests.remove({ requestId, builderId: builder.id });
        return ok({ isInterested, seat: null });
      }
      const taken = await takeSeat(needs, promised, builder, by);
      if (taken && !taken.ok) return taken;
      await interests.add({ requestId, builderId: builder.id, at: clock.now() });
      return ok({ isInterested, seat: taken?.value ?? null });
    });
}

/**
 * Whether the builder could join: the request is pending, or its promise is running and the builder
 * was never asked. Never true for their own request.
 */
function isOpportunity(
  request: QuoteRequest,
  promised: PromiseCase | null,
  builderId: BuilderId,
  by: Member,
): boolean {
  if (ownsRequest(by, request)) return false;
  if (request.status === "pending") return true;
  const isAtWork = promised !== null && promised.policy.params.mode !== "off" && !endOf(promised);
  return isAtWork && !wasAsked(request, builderId);
}

function wasAsked({ invitations }: QuoteRequest, builderId: BuilderId): boolean {
  return invitations.some((invitation) => invitation.builderId === builderId);
}

/** The seat that the builder took by showing interest and still holds. */
function seatHeld(promised: PromiseCase, builderId: BuilderId, now: Date): TakenSeat | null {
  const { request, answers, policy, promise } = promised;
  const own = request.invitations.findLast((invitation) => invitation.builderId === builderId);
  if (own?.invitedBy !== "builder" || own.removedAt || endOf(promised)) return null;
  if (!hasSeat(own, invitationState(own, answers), now)) return null;
  const rules = seatRules(policy.params, promise.quotesWanted);
  return { respondBy: own.respondBy, seats: seatsOf(promised, rules, now) };
}

/** Invites the builder as their own choice, with a seat. Null when only an admin can invite. */
async function takeSeat(
  needs: Needs,
  promised: PromiseCase | null,
  builder: Pick<BuilderProfile, "id" | "name">,
  { user }: Member,
): Promise<Result<TakenSeat, QuoteRefusal> | null> {
  if (!promised) return null;
  const now = needs.clock.now();
  const { request, answers, policy, promise } = promised;
  if (!isJoinable(request, { ...promise, params: policy.params }, builder)) return null;
  // an admin decides about a builder without the required checks
  if (!(await needs.vettingPolicies.isVetted(builder.id))) return null;
  const rules = seatRules(policy.params, promise.quotesWanted);
  if (countableQuotes(answers, now) >= rules.quotesWanted) return refuse({ kind: "enough-quotes" });
  if (seatsTaken(request.invitations, answers, now) >= rules.seats) {
    return refuse({ kind: "seats-taken", of: rules.seats });
  }
  const changed = await changeBuilders(needs)(promised, {
    builderIds: [...request.assignedBuilders, builder.id],
    invitedAs: new Map([[builder.id, { invitedBy: "builder", acknowledgedAt: now }]]),
    decidedBy: promise,
    actorId: user.id,
    action: "invitation.seat-taken",
  });
  if (!changed.ok) return changed.refusal.kind === "builder-not-assignable" ? null : changed;
  const { invitations } = changed.value.request;
  const own = invitations.findLast(({ builderId }) => builderId === builder.id);
  const seats = seatsOf({ ...promised, request: changed.value.request }, rules, now);
  return ok({ respondBy: own?.respondBy ?? null, seats });
}

/** Whether builders may join the request by themselves, and this one among them. */
export function isJoinable(
  request: QuoteRequest,
  { params, ...promise }: Omit<RequestPolicy, "quoteRequestId">,
  { id, name }: Pick<BuilderProfile, "id" | "name">,
): boolean {
  const asked = new Set(request.invitations.map(({ builderId }) => builderId));
  return (
    params.mode === "auto" &&
    promise.pausedSince === null &&
    promise.quotesWanted !== 0 &&
    !isExcludedByAdmin(promise) &&
    !asked.has(id) &&
    asked.size < params.mostInvited &&
    !isSameCompany(name, request.company)
  );
}
