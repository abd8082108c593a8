import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Message } from "../../messages/ports.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import type { ExchangeRates, RateRepository } from "../../rates/ports.ts";
import type { BuilderId, Ids, QuoteRequestId, QuoteResponseId, UserId } from "../../shared/id.ts";
import { promisedQuotes } from "../../shared/promised-numbers.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { countsForPromise } from "../counts-for-promise.ts";
import { findOwnInvitation } from "../for-builders/find-own-invitation.ts";
import { writeToExhibitor } from "../letters/request-letter.ts";
import type { QuoteCase, QuoteRequestRepository } from "../ports.ts";
import type { QuoteRates } from "../quote-rates.ts";
import type { QuoteRequest } from "../quote-request.ts";
import { type Offer, type QuoteResponse, statusAt } from "../quote-response.ts";
import type {
  AlreadyResponded,
  QuoteRefusal,
  RatesChanged,
  RatesNotAgreed,
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
} from "../refusals.ts";
import { requestNotOpen } from "../request-not-open.ts";
import { nextRequestStatus } from "../request-state.ts";
import { auditedAs, type LinkHolder } from "../response-link.ts";
import { withClosedRound } from "../round/close-round.ts";
import { answerRound } from "../round/round.ts";
import { roundPartState } from "../round/round-part.ts";
import { answeredTooOften, isSentAgain, revisionsJoinedMs } from "./answer-pace.ts";
import { type BadTerms, offerTerms } from "./offer-terms.ts";
import { ownRatesDiffer, ownRatesTakenBack } from "./own-rates-differ.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  rates: RateRepository;
  exchangeRates: ExchangeRates;
  ids: Ids;
  clock: Clock;
};
/** Refuses a quote by the rules of invitations; null: allowed. */
type RefuseQuote = (found: QuoteCase, by: BuilderId, now: Date) => Promise<QuoteRefusal | null>;
/** The rates of a new quote, with emails about a yes to them; null: none are set. */
export type RatesOfQuote = (
  quote: {
    responseId: QuoteResponseId;
    builderId: BuilderId;
    /** Null when the quote is sent by link. */
    by: UserId | null;
    agreesTo: number | null;
    /** The withdrawn quote that is sent again. */
    takenBackFrom: QuoteResponseId | null;
  },
  now: Date,
) => Promise<
  Result<{ rates: QuoteRates | null; messages: Message[] }, RatesNotAgreed | RatesChanged>
>;
type Rules = { refuseQuote?: RefuseQuote; ratesOfQuote?: RatesOfQuote };
type RespondToRequest = {
  requestId: QuoteRequestId;
  offer: Offer;
  /** The version of the brief that the builder read; null: the current one. */
  briefVersion?: number | null;
  /** The version of the commission rates that the builder agrees to with the quote. */
  agreesTo?: number | null;
  /** The offer restores a withdrawn one: own rates that no longer match are dropped. */
  isTakenBack?: boolean;
  by: Principal | LinkHolder;
};

/**
 * An assigned builder sends a quote. It answers an open round that their expired or withdrawn quote
 * was part of. The exhibitor gets an email.
 */
export function respondToRequest(
  { quotes, rates, exchangeRates, ids, clock }: Needs,
  { refuseQuote, ratesOfQuote }: Rules = {},
) {
  return ({
    requestId,
    offer: stated,
    briefVersion = null,
    agreesTo = null,
    isTakenBack = false,
    by,
  }: RespondToRequest): Promise<Result<QuoteResponse, NotSignedIn | QuoteRefusal>> =>
    retryStale(async () => {
      const now = clock.now();
      const own = await findOwnInvitation(quotes, requestId, by, now);
      if (!own.ok) return own;
      const { found, actor, builder } = own.value;
      const today = utcDay(now);
      const offer = { ...stated, exchange: exchangeRates.rateOn(stated.currency, today) };
      const id = ids.next<"quote-response">();
      const timeZone = await quotes.readTimeZone(requestId);
      const answer = { id, builderId: builder.id, offer, briefVersion, timeZone };
      const step = respond(found, answer, now);
      if (!step.ok) return step;
      const refusal =
        (await refuseQuote?.(found, builder.id, now)) ??
        (await answeredTooOften(quotes, found, builder.id, now));
      if (refusal) return refuse(refusal);
      const { actorId, via } = auditedAs(actor);
      const withdrawn = isTakenBack ? found.responses.find(isWithdrawnBy(builder.id)) : null;
      const takenBackFrom = withdrawn?.id ?? null;
      const quoted = {
        responseId: id,
        builderId: builder.id,
        by: actorId,
        agreesTo,
        takenBackFrom,
      };
      const agreed = await ratesOfQuote?.(quoted, now);
      if (agreed && !agreed.ok) return agreed;

      const { request, fresh: given, ended } = step.value;
      const differ = isTakenBack ? null : await ownRatesDiffer(rates, request, given, now);
      if (differ) return refuse(differ);
      const ownRates = isTakenBack
        ? await ownRatesTakenBack({ quotes, rates }, request, given, now)
        : given.ownRates;
      const fresh = { ...given, ownRates };
      const [promise] = await quotes.listPromisedTimes([requestId]);
      const received = quotesIn([fresh, ...found.responses]);
      const message = writeToExhibitor(
        { ids },
        request,
        {
          key: `response-received/${id}`,
          at: now,
          dueAt: isSentAgain(found.responses, fresh)
            ? new Date(now.getTime() + revisionsJoinedMs)
            : now,
        },
        (facts) => ({
          kind: "response-received",
          ...facts,
          responseId: id,
          builderName: builder.name,
          quotedAmount: fresh.quotedAmount,
          received,
          promised: promise?.numbers.quotesPromised ?? promisedQuotes,
          price: statedPrice(fresh),
        }),
      );
      const audit = { actorId, action: "quote-response.sent", detail: { id, ...via } };
      const earlier = found.responses.map(
        (response) => ended.find((each) => each.id === response.id) ?? response,
      );
      const after = { request, responses: [fresh, ...earlier] };
      const { changed, responses, messages } = withClosedRound({ ids }, after, fresh, now);
      await quotes.save({
        request,
        audit,
        responses: [...responses, ...ended],
        messages: [message, ...messages, ...(agreed?.value.messages ?? [])],
        rates: agreed?.value.rates ?? null,
      });
      return ok(changed);
    });
}

const isWithdrawnBy = (id: BuilderId) => (response: QuoteResponse) =>
  response.builderId === id && response.withdrawnAt !== null;

/** Number of builders with a quote that counts for the promise, as in the request's timeline. */
function quotesIn(responses: readonly QuoteResponse[]): number {
  const counted = responses.filter(
    ({ quotedAmount, withdrawnAt }) => !withdrawnAt && countsForPromise(quotedAmount),
  );
  return new Set(counted.map(({ builderId }) => builderId)).size;
}

type NewResponse = { request: QuoteRequest; fresh: QuoteResponse; ended: QuoteResponse[] };
type CannotRespond =
  | RequestNotFound
  | RequestNotOpen
  | ResponseAlreadyAccepted
  | AlreadyResponded
  | BadTerms;

type ResponseInput = {
  id: QuoteResponseId;
  builderId: BuilderId;
  offer: Offer;
  briefVersion?: number | null;
  /** The exhibitor's IANA time zone. */
  timeZone?: string;
};

/**
 * Adds an assigned builder's offer; the request becomes in progress. `ended`: their earlier offers,
 * stored as ended in the same step.
 */
export function respond(
  { request, responses }: QuoteCase,
  { id, builderId, offer, briefVersion = null, timeZone = "UTC" }: ResponseInput,
  now: Date,
): Result<NewResponse, CannotRespond> {
  const attempted = "send a quote";
  if (!request.assignedBuilders.includes(builderId)) {
    return refuse({ kind: "quote-request-not-found" });
  }
  const status = nextRequestStatus(request.status, "builder-responded");
  if (!status) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some((response) => response.status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const own = responses.filter((response) => response.builderId === builderId);
  if (own.some((response) => statusAt(response, now) === "pending")) {
    return refuse({ kind: "already-responded" });
  }
  const terms = offerTerms(offer, now, { timeZone });
  if (!terms.ok) return terms;

  // only one quote of a builder is part of a round
  const asked = own.find(
    (response) =>
      (response.withdrawnAt || statusAt(response, now) === "expired") &&
      response.round &&
      roundPartState(response.round, now) === "open",
  );
  const fresh: QuoteResponse = {
    ...terms.value,
    id,
    quoteRequestId: request.id,
    builderId,
    status: "pending",
    revision: 1,
    declineReason: null,
    withdrawnAt: null,
    priceAskedAt: null,
    award: null,
    comparedWith: null,
    debrief: null,
    linesAsked: [],
    linesAskedAt: null,
    updateAskedAt: null,
    // a form opened before the brief changed answers the earlier brief
    confirmedBrief: Math.min(briefVersion ?? request.briefVersion, request.briefVersion),
    round: asked?.round ?? null,
    roundDueAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const ended = own
    .filter((response) => response.status === "pending" || response === asked)
    .map((response): QuoteResponse => {
      const { withdrawnAt } = response;
      return {
        ...response,
        ...(!withdrawnAt && { status: "expired" }),
        ...(response === asked && { round: null, roundDueAt: null }),
        updatedAt: now,
      };
    });
  return ok({
    request: { ...request, status, updatedAt: now },
    fresh: answerRound(fresh, "revised", now),
    ended,
  });
}
