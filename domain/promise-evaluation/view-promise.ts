import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { isSameEvent } from "../assignment/matching/same-event.ts";
import type { AdminRequestSearch, MatchingRepository } from "../assignment/ports.ts";
import { toSearchText } from "../assignment/requests/request-search.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { LedgerRow } from "../promise/ledger/promise-event.ts";
import type { PromiseLedger, PromiseRepository, QueuedPromise } from "../promise/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { RequestNotFound } from "../quotes/refusals.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { isSameCompany, withoutLegalForm } from "../shared/text/is-same-company.ts";
import type { Clock } from "../shared/time/clock.ts";
import { whyNotMore } from "./ask-for-more.ts";
import { type ProposedEnding, proposedEndings } from "./end-proposed.ts";
import { nameProposed } from "./list-promise-queue.ts";
import { type MissedCase, missedCase } from "./missed-case.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  promises: PromiseRepository;
  promiseLedger: PromiseLedger;
  builders: BuilderProfileRepository;
  matching: MatchingRepository;
  requestSearch: Pick<AdminRequestSearch, "search">;
  clock: Clock;
};
type ViewPromise = { requestId: QuoteRequestId; by: Principal };
type Viewed = QueuedPromise & {
  names: ReadonlyMap<BuilderId, string>;
  events: LedgerRow[];
  endings: ProposedEnding[];
  /** Latest first: a request may have been sent twice. */
  similar: QuoteRequest[];
  /** Null unless the promise is missed. */
  missed: MissedCase | null;
  /** Whether more builders can be asked for, or asking can be stopped, now. */
  mayAsk: boolean;
};

/** Maximum number of latest requests compared, per company and per address. */
const maxCompared = 50;

/** An admin reads a request's promise with its history; null when it has none. */
export function viewPromise(needs: Needs) {
  const { quotes, promises, promiseLedger, builders, matching, requestSearch, clock } = needs;
  return async ({
    requestId,
    by,
  }: ViewPromise): Promise<Result<Viewed | null, NotSignedIn | NotAllowed | RequestNotFound>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const found = await promises.find(requestId);
    if (!found) {
      const request = await quotes.find(requestId);
      return request ? ok(null) : refuse({ kind: "quote-request-not-found" });
    }
    const { promise, request, policy } = found;
    const invited = request.invitations.map(({ builderId }) => builderId);
    const [names, events, endings, similar] = await Promise.all([
      nameProposed(builders, [found], invited),
      promiseLedger.ofRequest(promise.ledgerId),
      proposedEndings(matching, found, clock.now()),
      listSimilar(requestSearch, request),
    ]);
    const mayAsk = whyNotMore(found) === null;
    const queued = { promise, request, params: policy.params };
    const quoted = new Set(
      found.answers.flatMap(({ builderId, pricedAt, withdrawnAt }) =>
        pricedAt && !withdrawnAt ? builderId : [],
      ),
    );
    const missed = missedCase(queued, quoted, names);
    return ok({ ...queued, names, events, endings, similar, missed, mayAsk });
  };
}

/** Other requests for the same show from the same company or address. */
async function listSimilar(
  requestSearch: Needs["requestSearch"],
  request: QuoteRequest,
): Promise<QuoteRequest[]> {
  const texts = [request.email, withoutLegalForm(request.company)]
    .map(toSearchText)
    .filter((text) => text !== "");
  const found = await Promise.all(
    texts.map((search) =>
      requestSearch.search({ group: null, search, sort: "newest", offset: 0, limit: maxCompared }),
    ),
  );
  const others = new Map(found.flat().map((other) => [other.id, other]));
  return [...others.values()].filter(
    (other) =>
      other.id !== request.id &&
      isSameEvent(request, other, null) &&
      (other.email.toLowerCase() === request.email.toLowerCase() ||
        isSameCompany(other.company, request.company)),
  );
}
