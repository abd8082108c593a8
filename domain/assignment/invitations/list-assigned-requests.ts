import { approvedBuilder } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { PromiseRepository, RequestPolicy } from "../../promise/ports.ts";
import type { ContactAfter } from "../../quotes/contact-after.ts";
import {
  type AssignedRequest,
  type ListAssignedRequests,
  listAssignedRequests as listRequests,
} from "../../quotes/for-builders/list-assigned-requests.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import { statusAt } from "../../quotes/quote-response.ts";
import type { Page } from "../../shared/page.ts";
import { ok, type Result } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { type Acknowledgement, acknowledgementOf } from "./acknowledgement.ts";
import { type Seats, seatRules, seatsOf } from "./seat-rules.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  promises: PromiseRepository;
  contactAfter: ContactAfter;
  clock: Clock;
};
/** `seats` is null when the request is over, or was received before promises existed. */
type SeatedRequest = Omit<AssignedRequest, "answers"> & {
  seats: Seats | null;
  acknowledgement: Acknowledgement | null;
  /** The promise's clock is paused until the exhibitor answers; no answer time runs. */
  isPaused: boolean;
};

/** A builder lists the requests assigned to them, with the seats of each and whether theirs is taken. */
export function listAssignedRequests(ports: Needs) {
  const { promises, clock } = ports;
  const list = listRequests(ports);
  return async (asked: ListAssignedRequests): Promise<Result<Page<SeatedRequest>, NotSignedIn>> => {
    const builder = asked.by.kind === "member" ? approvedBuilder(asked.by) : null;
    let policies: RequestPolicy[] = [];
    const listed = await list(asked, async (ids) => {
      policies = await promises.listPolicies(ids);
    });
    if (!listed.ok) return listed;
    const now = clock.now();
    const items = listed.value.items.map(({ answers, ...item }): SeatedRequest => {
      const { request, live, outcome } = item;
      const policy = policies.find(({ quoteRequestId }) => quoteRequestId === request.id);
      if (!policy || !builder || outcome !== "open") {
        return { ...item, seats: null, acknowledgement: null, isPaused: false };
      }
      const rules = seatRules(policy.params, policy.quotesWanted);
      const found = { request, responses: answers };
      const hasQuoted = live !== null && statusAt(live, now) !== "expired";
      const acknowledgement = hasQuoted ? null : acknowledgementOf(found, builder.id, rules, now);
      const isPaused = policy.pausedSince !== null;
      return { ...item, seats: seatsOf(found, rules, now), acknowledgement, isPaused };
    });
    return ok({ ...listed.value, items });
  };
}
