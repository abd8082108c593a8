import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { namesPrice } from "../../offers/names-price.ts";
import type { ExchangeRates, RateRepository } from "../../rates/ports.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { debriefs } from "../award/debrief.ts";
import { type Award, awardWithoutReasons } from "../award.ts";
import { readBriefs } from "../brief-at.ts";
import type { BriefVersion } from "../brief-version.ts";
import { type ComparedWith, comparedWith } from "../compared-with.ts";
import { writeDecision } from "../letters/write-decision.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { QuoteResponse } from "../quote-response.ts";
import type { QuoteRefusal, QuoteWithoutPrice, ResponseAlreadyAccepted } from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { nextRequestStatus } from "../request-state.ts";
import { type CannotMoveResponse, moveResponse } from "../responses/move-response.ts";
import { endOffer } from "./end-offer.ts";
import { findReceivedResponse } from "./find-received-response.ts";
import { onlyRevision, type SeenOffer } from "./seen-offer.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  rates: RateRepository;
  exchangeRates: ExchangeRates;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};
type AcceptResponse = {
  responseId: QuoteResponseId;
  /** The revision that the exhibitor read; null is accepted for a quote that was never revised. */
  revision?: number | null;
  award?: Award;
  by: Principal;
};

/**
 * An exhibitor accepts a quote. Every assigned builder gets an email, and the exhibitor a record.
 */
export function acceptResponse({ quotes, rates, exchangeRates, builders, ids, clock }: Needs) {
  return ({
    responseId,
    revision = null,
    award = awardWithoutReasons,
    by,
  }: AcceptResponse): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const received = await findReceivedResponse(quotes, responseId, by);
      if (!received.ok) return received;
      const { found, actor } = received.value;
      const guide = await rates.findPriceGuide(found.request.tradeShowName);
      const now = clock.now();
      const figures = comparedWith(found.request, guide, exchangeRates, now);
      const briefs = await readBriefs(quotes, found.request);
      const step = accept(found, { id: responseId, revision, award, figures, briefs }, now);
      if (!step.ok) return step;

      const { request, accepted, others } = step.value;
      const messages = await writeDecision({ builders, ids }, { ...step.value, briefs }, now);
      const { reasons } = award;
      const detail = {
        id: responseId,
        revision: accepted.revision,
        reasons,
        pricedForBrief: accepted.confirmedBrief,
        brief: request.briefVersion,
      };
      const audit = { actorId: actor.user.id, action: "quote-response.accepted", detail };
      const responses = [accepted, ...others];
      await quotes.save({ request, responses, messages, audit });
      return ok(asSaved(accepted));
    });
}

type Acceptance = { request: QuoteRequest; accepted: QuoteResponse; others: QuoteResponse[] };

/**
 * Accepts an offer for good and stores the figures that it was compared with. Other pending offers
 * are declined, with a debrief.
 */
export function accept(
  before: QuoteCase,
  {
    id,
    revision,
    award,
    figures = null,
    briefs = [],
  }: SeenOffer & {
    award: Award;
    figures?: ComparedWith | null;
    briefs?: readonly BriefVersion[];
  },
  now: Date,
): Result<Acceptance, CannotMoveResponse | ResponseAlreadyAccepted | QuoteWithoutPrice> {
  const { request, responses } = before;
  const attempted = "accept this quote";
  const status = nextRequestStatus(request.status, "response-accepted");
  if (!status) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const seen = revision ?? onlyRevision;
  const accepted = moveResponse(before, id, { event: "accepted", attempted, revision: seen }, now);
  if (!accepted.ok) return accepted;
  if (!namesPrice(accepted.value.quotedAmount)) return refuse({ kind: "quote-without-price" });

  const others = responses
    .filter((each) => each.id !== id && each.status === "pending")
    .map((each) => endOffer(each, now));
  const lost = others.filter((each) => each.status === "declined");
  const { benchmarks = [] } = figures ?? {};
  const debriefOf = debriefs(before, lost, award, now, { benchmarks, briefs });
  return ok({
    request: { ...request, status, updatedAt: now },
    accepted: { ...accepted.value, award, comparedWith: figures },
    others: others.map((each) => ({ ...each, debrief: debriefOf.get(each.id) ?? null })),
  });
}
