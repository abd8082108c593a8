import { approvedBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import { type Currency, type Exchange, usDollar } from "../../offers/currency.ts";
import { changedLogistics } from "../../offers/logistics.ts";
import { changedTerms } from "../../offers/quote-terms.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { ExchangeRates, RateRepository } from "../../rates/ports.ts";
import type { Ids, QuoteResponseId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { writeToExhibitor } from "../letters/request-letter.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { Offer, OfferChanges, QuoteResponse } from "../quote-response.ts";
import type { QuoteRefusal } from "../refusals.ts";
import { auditedAs, type LinkHolder } from "../response-link.ts";
import { withClosedRound } from "../round/close-round.ts";
import { answerRound } from "../round/round.ts";
import { answeredTooOften, isAnnounced, revisionsJoinedMs } from "./answer-pace.ts";
import { openAsk } from "./ask-lines.ts";
import { findOwnResponse } from "./find-own-response.ts";
import { type CannotMoveResponse, moveResponse } from "./move-response.ts";
import { type BadTerms, offerTerms } from "./offer-terms.ts";
import { ownRatesDiffer, ownRatesTakenBack, standingOwnRates } from "./own-rates-differ.ts";
import type { ResponseStep } from "./response-step.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  rates: RateRepository;
  exchangeRates: ExchangeRates;
  ids: Ids;
  clock: Clock;
};
type ReviseResponse = {
  responseId: QuoteResponseId;
  /** Missing fields stay unchanged. */
  changes: OfferChanges;
  /** The revision that the builder read, if given; an outdated one is refused. */
  revision?: number | null;
  /** The brief that the changes answer, if given; else the current one. */
  briefVersion?: number | null;
  /** The changes restore an earlier revision: own rates that no longer match are dropped. */
  isTakenBack?: boolean;
  by: Principal | LinkHolder;
};
type Answer = Result<QuoteResponse, NotSignedIn | NotAllowed | QuoteRefusal>;

/**
 * A builder revises their pending quote. The exhibitor gets one email for all revisions of ten
 * minutes.
 */
export function reviseResponse({ quotes, rates, exchangeRates, ids, clock }: Needs) {
  return ({
    responseId,
    changes,
    revision = null,
    briefVersion = null,
    isTakenBack = false,
    by,
  }: ReviseResponse) =>
    retryStale(async (): Promise<Answer> => {
      const now = clock.now();
      const own = await findOwnResponse(quotes, responseId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      // they may read it, but only approved builders may revise
      if (actor.kind === "member" && !approvedBuilder(actor))
        return refuse({ kind: "not-allowed" });

      const today = utcDay(now);
      const rateOf = (currency: Currency) => exchangeRates.rateOn(currency, today);
      const timeZone = await quotes.readTimeZone(found.request.id);
      const given = { id: responseId, changes, revision, briefVersion, rateOf, timeZone };
      const step = revise(found, given, now);
      if (!step.ok) return step;

      const tooOften = await answeredTooOften(quotes, found, builder.id, now);
      if (tooOften) return refuse(tooOften);
      const { request, changed: after } = step.value;
      const isRestored = isTakenBack && changes.ownRates !== undefined;
      const isChosen = !isTakenBack && changes.ownRates !== undefined;
      const differ = isChosen ? await ownRatesDiffer(rates, request, after, now) : null;
      if (differ) return refuse(differ);
      const before = found.responses.find(({ id }) => id === responseId);
      const ownRates = isRestored
        ? await ownRatesTakenBack({ quotes, rates }, request, after, now)
        : await standingOwnRates({ quotes, rates }, request, { before, after }, now);
      const revised = { ...after, ownRates };
      const { changed, responses, messages } = withClosedRound(
        { ids },
        found,
        answerRound(revised, "revised", now),
        now,
      );
      const message = writeToExhibitor(
        { ids },
        request,
        {
          key: `response-revised/${responseId}/${changed.revision}`,
          at: now,
          dueAt: new Date(now.getTime() + revisionsJoinedMs),
        },
        (facts) => ({
          kind: "response-revised",
          ...facts,
          responseId,
          builderName: builder.name,
          quotedAmount: changed.quotedAmount,
          price: statedPrice(changed),
        }),
      );
      const { actorId, via } = auditedAs(actor);
      const detail = { id: responseId, revision: changed.revision, ...via };
      const audit = { actorId, action: "quote-response.revised", detail };
      const isJoined = isAnnounced(await quotes.listVersions(responseId), now);
      const toSend = isJoined ? messages : [message, ...messages];
      await quotes.save({ request, responses, messages: toSend, audit });
      return ok(asSaved(changed));
    });
}

type Revision = {
  id: QuoteResponseId;
  /** Missing fields stay unchanged. */
  changes: OfferChanges;
  /** The revision that the builder read; null when not given. */
  revision: number | null;
  /** The brief that the builder read; null when not given. */
  briefVersion?: number | null;
  /** The exchange rate stored with new lines of this currency. */
  rateOf: (currency: Currency) => Exchange | null;
  /** The exhibitor's IANA time zone. */
  timeZone?: string;
};

/** Revises a pending quote. The previous terms are kept as the previous revision. */
export function revise(
  before: QuoteCase,
  { id, changes, revision, briefVersion = null, rateOf, timeZone = "UTC" }: Revision,
  now: Date,
): Result<ResponseStep, CannotMoveResponse | BadTerms> {
  const move = { event: "revised", attempted: "revise this quote", revision } as const;
  const moved = moveResponse(before, id, move, now);
  if (!moved.ok) return moved;
  const { lines, currency, quotedAmount } = changes;
  const hasStoredPrice = [lines, currency, quotedAmount].every((change) => change === undefined);
  const offer = changedOffer(moved.value, changes, rateOf);
  const terms = offerTerms(offer, now, { timeZone, hasStoredPrice });
  if (!terms.ok) return terms;

  const { briefVersion: current } = before.request;
  return ok({
    request: { ...before.request, updatedAt: now },
    changed: {
      ...moved.value,
      ...terms.value,
      revision: moved.value.revision + 1,
      priceAskedAt: null,
      updateAskedAt: null,
      ...openAsk(moved.value, terms.value.lines),
      // a form opened before the brief changed answers the earlier brief
      confirmedBrief: Math.min(briefVersion ?? current, current),
    },
  });
}

function changedOffer(offered: Offer, changes: OfferChanges, rateOf: Revision["rateOf"]): Offer {
  const { lines = offered.lines, ownRates = offered.ownRates } = changes;
  // a single price is in US dollars
  const { currency = lines.length === 0 ? usDollar : offered.currency } = changes;
  const isPricedAgain = changes.lines !== undefined || currency !== offered.currency;
  const exchange = isPricedAgain ? rateOf(currency) : offered.exchange;
  const logistics = changedLogistics(offered.logistics, changes.logistics ?? {});
  // a range's high end is in the quote's currency, so that another currency invalidates it
  const isStale = currency !== offered.currency && changes.terms?.high === undefined;
  const terms = changedTerms(offered.terms, { ...changes.terms, ...(isStale && { high: null }) });
  const {
    // computed from the new lines
    quotedAmount = isPricedAgain && lines.length > 0 ? null : offered.quotedAmount,
    estimatedTimeline = offered.estimatedTimeline,
    responseMessage = offered.responseMessage,
    attachments = offered.attachments,
    validUntil = offered.validUntil,
  } = changes;
  const words = { estimatedTimeline, responseMessage, attachments, validUntil };
  return { quotedAmount, lines, currency, exchange, logistics, ownRates, terms, ...words };
}
