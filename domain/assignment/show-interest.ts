import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { ownsRequest } from "../quotes/own-requests/owns-request.ts";
import type { InterestRepository, QuoteRequestRepository } from "../quotes/ports.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import type { QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";

type Needs = { quotes: QuoteRequestRepository; interests: InterestRepository; clock: Clock };
type ShowInterest = { requestId: QuoteRequestId; isInterested: boolean; by: Principal };

/** A builder says that they would like to quote for an opportunity, or takes that back. Said twice it is said once. */
export function showInterest({ quotes, interests, clock }: Needs) {
  return async ({
    requestId,
    isInterested,
    by,
  }: ShowInterest): Promise<Result<{ isInterested: boolean }, NotSignedIn | RequestNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    const request = builder && (await quotes.find(requestId));
    // A request that isn't an opportunity for the caller looks missing, so that ids can't be
    // probed.
    if (!builder || request?.status !== "pending" || ownsRequest(by, request)) {
      return refuse({ kind: "quote-request-not-found" });
    }
    if (isInterested) await interests.add({ requestId, builderId: builder.id, at: clock.now() });
    else await interests.remove({ requestId, builderId: builder.id });
    return ok({ isInterested });
  };
}
