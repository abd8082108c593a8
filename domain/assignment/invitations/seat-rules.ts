import { hasSeat, invitationState, seatsTaken } from "../../promise/evaluation/invitation-state.ts";
import type { PromisePolicies, PromiseRepository } from "../../promise/ports.ts";
import type { PricedAnswer } from "../../promise/promise-facts.ts";
import type { PromiseParams } from "../../promise/promise-policy.ts";
import { countsForPromise } from "../../quotes/counts-for-promise.ts";
import type { QuoteCase } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { QuoteResponse } from "../../quotes/quote-response.ts";
import type { SeatsTaken } from "../../quotes/refusals.ts";
import type { BuilderId, QuoteRequestId } from "../../shared/id.ts";

/** Ports that seat rules are read from. */
export type SeatNeeds = { promises: PromiseRepository; promisePolicies: PromisePolicies };

/**
 * The seats of a request and the number of quotes wanted. `isBinding`: builders beyond the seats
 * are refused.
 */
export type SeatRules = { isBinding: boolean; seats: number; quotesWanted: number };
/** `isPaused`: the promise's clock is paused until the exhibitor answers. */
type StoredRules = SeatRules & { isPaused: boolean };
export type Seats = { taken: number; of: number };

/** The fields of a response that seats depend on. */
type SeatAnswer = Pick<
  QuoteResponse,
  "builderId" | "status" | "createdAt" | "quotedAmount" | "withdrawnAt"
>;
/** A request with the fields of its responses that seats depend on. */
export type SeatCase = { request: QuoteRequest; responses: readonly SeatAnswer[] };

/**
 * The seat rules of the policy under which the request was received. They bind only in mode `auto`,
 * where the system invites; in the other modes an admin decides how many builders work on a
 * request.
 */
export async function readSeatRules(
  { promises, promisePolicies }: SeatNeeds,
  id: QuoteRequestId,
): Promise<StoredRules> {
  const found = await promises.find(id);
  const { params } = found?.policy ?? (await promisePolicies.current());
  const { quotesWanted = null, pausedSince = null } = found?.promise ?? {};
  return { ...seatRules(params, quotesWanted), isPaused: pausedSince !== null };
}

/** `quotesWanted`: the exhibitor's own number beyond the promised quotes; null: none. */
export function seatRules(
  { seats, quotesPromised, mode }: Pick<PromiseParams, "seats" | "quotesPromised" | "mode">,
  quotesWanted: number | null,
): SeatRules {
  const wanted = Math.max(quotesPromised, quotesWanted ?? 0);
  return { isBinding: mode === "auto", seats, quotesWanted: wanted };
}

/** The seats taken and free. Where seats don't bind, one is always free. */
export function seatsOf(
  { request, responses }: SeatCase,
  { isBinding, seats }: SeatRules,
  now: Date,
): Seats {
  const taken = seatsTaken(request.invitations, pricedAnswers(responses), now);
  return { taken, of: Math.max(isBinding ? taken : taken + 1, seats) };
}

/** Refuses a quote from a builder without a seat when no seat is free. */
export function refuseSeatlessQuote(needs: SeatNeeds) {
  return async (found: QuoteCase, builderId: BuilderId, now: Date): Promise<SeatsTaken | null> => {
    const { request, responses } = found;
    const answers = pricedAnswers(responses);
    const invitation = request.invitations.findLast((each) => each.builderId === builderId);
    if (!invitation || hasSeat(invitation, invitationState(invitation, answers), now)) return null;
    const rules = await readSeatRules(needs, request.id);
    const { taken, of } = seatsOf(found, rules, now);
    return taken >= of ? { kind: "seats-taken", of } : null;
  };
}

/** The responses in the form that promises count, by their current revision. */
export function pricedAnswers(responses: readonly SeatAnswer[]): PricedAnswer[] {
  return responses.map(({ builderId, createdAt, quotedAmount, withdrawnAt }) => ({
    builderId,
    createdAt,
    pricedAt: countsForPromise(quotedAmount) ? createdAt : null,
    withdrawnAt,
  }));
}
