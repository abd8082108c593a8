import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { PromiseRepository } from "../promise/ports.ts";
import { factsForBuilders } from "../quotes/mask-contacts.ts";
import type { InterestRepository, QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { type Seats, seatRules, seatsOf } from "./invitations/seat-rules.ts";
import { isJoinable } from "./show-interest.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  interests: InterestRepository;
  promises: PromiseRepository;
  clock: Clock;
};
type ListAvailableRequests = { by: Principal; page: PageRequest };
type Opportunity = {
  request: QuoteRequest;
  /** Whether the caller has shown interest. */
  isInterested: boolean;
  /** Null where no seats are counted: the promise is off, or the request came before promises did. */
  seats: Seats | null;
  /** Whether "I'm interested" takes a seat at once; otherwise an admin decides. */
  takesSeat: boolean;
};

/**
 * A builder lists other requests that they could join: requests without builders, and assigned ones
 * with a free seat. The exhibitor's identity is left out by the contract; contact data is masked.
 */
export function listAvailableRequests({ quotes, interests, promises, clock }: Needs) {
  return async ({
    by,
    page,
  }: ListAvailableRequests): Promise<Result<Page<Opportunity>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    if (!builder) return ok({ items: [], next: null });
    const to = { userId: by.user.id, builderId: builder.id };
    const { items, next } = await quotes.listAvailable(to, page);
    const ids = items.map(({ id }) => id);
    if (ids.length === 0) return ok({ items: [], next });
    const [wanted, policies, answers] = await Promise.all([
      interests.ofBuilder(builder.id, ids),
      promises.listPolicies(ids),
      quotes.listAnswers(ids),
    ]);
    const now = clock.now();
    const opportunities = items.map((request): Opportunity => {
      const policy = policies.find(({ quoteRequestId }) => quoteRequestId === request.id);
      const isCounted = policy !== undefined && policy.params.mode !== "off";
      const responses = answers.filter(({ quoteRequestId }) => quoteRequestId === request.id);
      return {
        request: { ...request, ...factsForBuilders(request) },
        isInterested: wanted.includes(request.id),
        seats: isCounted
          ? seatsOf({ request, responses }, seatRules(policy.params, policy.quotesWanted), now)
          : null,
        takesSeat: policy !== undefined && isJoinable(request, policy, builder),
      };
    });
    return ok({ items: opportunities, next });
  };
}
