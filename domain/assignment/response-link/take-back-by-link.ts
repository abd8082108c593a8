import type { NotAllowed, NotSignedIn } from "../../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import { type AgreementNeeds, ratesOfQuote } from "../../commission/rates-of-quote.ts";
import { asStated } from "../../offers/line-amount.ts";
import { logisticsFacts } from "../../offers/logistics.ts";
import { quoteTerms } from "../../offers/quote-terms.ts";
import type { ContactAfter } from "../../quotes/contact-after.ts";
import { writeToBuilders } from "../../quotes/letters/write-to-builders.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { Invitation } from "../../quotes/quote-request.ts";
import type { QuoteRefusal } from "../../quotes/refusals.ts";
import {
  auditedAs,
  type LinkHolder,
  linkedInvitation,
  linkFacts,
  type ResponseLink,
  responseLinkOf,
} from "../../quotes/response-link.ts";
import { respondToRequest } from "../../quotes/responses/respond-to-request.ts";
import { reviseResponse } from "../../quotes/responses/revise-response.ts";
import { withdrawResponse } from "../../quotes/responses/withdraw-response.ts";
import { answersWithMaskedRound } from "../../quotes/round/masked-round.ts";
import type { ExchangeRates, RateRepository } from "../../rates/ports.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { contentVersion } from "../../shared/writes/content-version.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { assign } from "../assign.ts";
import {
  readSeatRules,
  refuseSeatlessQuote,
  type SeatNeeds,
  seatsOf,
} from "../invitations/seat-rules.ts";
import { setAnswerTimes } from "../invitations/set-answer-times.ts";
import { writeInvitations } from "../invitations/write-invitations.ts";
import { type ActToTakeBack, actVersion, type LastAct, lastAct } from "./take-back.ts";

type Needs = SeatNeeds &
  AgreementNeeds & {
    quotes: QuoteRequestRepository;
    rates: RateRepository;
    exchangeRates: ExchangeRates;
    builders: BuilderProfileRepository;
    contactAfter: ContactAfter;
    ids: Ids;
    clock: Clock;
  };
type TakenBack = { link: ResponseLink; act: ActToTakeBack };
type Undoing = { found: QuoteCase; invitation: Invitation; by: LinkHolder; now: Date };
type Refused = NotSignedIn | NotAllowed | QuoteRefusal;

/**
 * Undoes the builder's last act within the hour: withdraws a sent quote, sends a withdrawn one
 * again while a seat is free, reverses a revision, removes "We will quote", or renews a declined
 * invitation. Own rates that changed on the builder's rate card since are not restored. `seen` is
 * the version of the act that the builder was shown; another act is not undone. Returns the link
 * that is valid from now on, and the act undone.
 */
export function takeBackByLink(ports: Needs) {
  const { quotes, clock } = ports;
  const withdraw = withdrawResponse(ports);
  const revise = answersWithMaskedRound(reviseResponse)(ports);
  const respond = respondToRequest(ports, {
    refuseQuote: refuseSeatlessQuote(ports),
    ratesOfQuote: ratesOfQuote(ports),
  });

  return ({
    by,
    seen,
  }: {
    by: LinkHolder;
    seen: string | null;
  }): Promise<Result<TakenBack, Refused>> =>
    retryStale(async () => {
      const now = clock.now();
      const found = await quotes.findCase(by.link.requestId);
      const invitation = found && linkedInvitation(found.request, by, now);
      if (!found || !invitation) return refuse({ kind: "response-link-invalid" });
      const act = lastAct(found, invitation, now);
      if (!act || (seen !== null && seen !== actVersion(act))) {
        return refuse({ kind: "nothing-to-take-back" });
      }
      const done = await undo(act, { found, invitation, by, now });
      return done.ok ? ok({ link: done.value, act: act.kind }) : done;
    });

  async function undo(
    act: LastAct,
    { found, invitation, by, now }: Undoing,
  ): Promise<Result<ResponseLink, Refused>> {
    switch (act.kind) {
      case "quoted": {
        const messages = await notifyTakenBack(found, invitation, now);
        const done = await withdraw({ responseId: act.response.id, by, messages });
        return done.ok ? ok(by.link) : done;
      }
      case "revised": {
        const [, before] = await quotes.listVersions(act.response.id);
        if (!before) return refuse({ kind: "nothing-to-take-back" });
        const {
          revision: _revision,
          createdAt: _createdAt,
          exchange: _exchange,
          quotedAmount,
          ownRates,
          ...said
        } = before;
        // own rates that the revision didn't change stay as they were sent
        const isSame = contentVersion(ownRates) === contentVersion(act.response.ownRates);
        const unsaid = Object.fromEntries(logisticsFacts.map((fact) => [fact, null]));
        const untermed = Object.fromEntries(quoteTerms.map((term) => [term, null]));
        const changes = {
          ...said,
          logistics: { ...unsaid, ...said.logistics },
          // an offer with lines gets its amount from them, at today's exchange rate
          ...(said.lines.length === 0 ? { quotedAmount } : { lines: said.lines.map(asStated) }),
          terms: { ...untermed, ...said.terms },
          ...(!isSame && { ownRates }),
        };
        const briefs = await quotes.listBriefVersions(found.request.id);
        const known = briefs.filter(({ createdAt }) => createdAt <= before.createdAt);
        const briefVersion = Math.max(1, ...known.map(({ version }) => version));
        const responseId = act.response.id;
        const done = await revise({ responseId, changes, briefVersion, isTakenBack: true, by });
        return done.ok ? ok(by.link) : done;
      }
      case "withdrawn": {
        const { response } = act;
        const { confirmedBrief: briefVersion } = response;
        const lines = response.lines.map(asStated);
        // an offer with lines has no amount of its own: it is computed at today's exchange rate
        const quotedAmount = lines.length === 0 ? response.quotedAmount : null;
        const offer = { ...response, lines, quotedAmount };
        const requestId = found.request.id;
        const done = await respond({ requestId, offer, briefVersion, isTakenBack: true, by });
        return done.ok ? ok(by.link) : done;
      }
      case "acknowledged":
        return unacknowledge(found, by, now);
      case "declined":
        return inviteAgain(found, act.invitation, by, now);
    }
  }

  /** Emails the builder, who learns of it even if someone else used the link. */
  function notifyTakenBack(
    { request }: QuoteCase,
    { builderId, ...invitation }: Invitation,
    at: Date,
  ) {
    return writeToBuilders(ports, [builderId], {
      request,
      at,
      key: (id) => `quote-taken-back/${request.id}/${id}/${at.getTime()}`,
      compose: (facts, { id }) => ({
        kind: "quote-taken-back",
        ...facts,
        builderId: id,
        link: linkFacts(invitation),
      }),
    });
  }

  async function unacknowledge({ request }: QuoteCase, by: LinkHolder, now: Date) {
    const invitations = request.invitations.map((each) =>
      each.builderId === by.builder.id && !each.removedAt
        ? { ...each, acknowledgedAt: null }
        : each,
    );
    const { actorId, via } = auditedAs(by);
    const detail = { builderId: by.builder.id, ...via };
    const audit = { actorId, action: "invitation.acknowledgement-taken-back", detail };
    await quotes.save({ request: { ...request, invitations, updatedAt: now }, audit });
    return ok(by.link);
  }

  /**
   * Renews the invitation with a new link and answer time. An invitation that an admin renewed
   * first stays.
   */
  async function inviteAgain(
    found: QuoteCase,
    declined: Invitation,
    by: LinkHolder,
    now: Date,
  ): Promise<Result<ResponseLink, Refused>> {
    const standing = found.request.invitations.find(
      ({ builderId, removedAt }) => builderId === by.builder.id && removedAt === null,
    );
    if (standing) return ok(responseLinkOf(found.request, standing));
    const { taken, of } = seatsOf(found, await readSeatRules(ports, found.request.id), now);
    if (taken >= of) return refuse({ kind: "seats-taken", of });
    const builderIds = [...found.request.assignedBuilders, by.builder.id];
    const step = assign(found, { builderIds, priority: null }, now);
    if (!step.ok) return step;
    const { responses } = step.value;
    const { invitedBy } = declined;
    const invitations = step.value.request.invitations.map((each) => {
      // a decline that was taken back doesn't count against the builder; the ledger and the audit
      // log record both
      if (each === declined) return { ...each, declinedAt: null };
      return each.builderId === by.builder.id && !each.removedAt ? { ...each, invitedBy } : each;
    });
    const renewed = { ...step.value.request, invitations };
    const request = await setAnswerTimes(ports, renewed, [by.builder.id], now);
    const messages = await writeInvitations(ports, request, [by.builder.id], now);
    const { actorId, via } = auditedAs(by);
    const detail = { builderId: by.builder.id, ...via };
    const audit = { actorId, action: "invitation.decline-taken-back", detail };
    await quotes.save({ request, responses, messages, audit });
    const fresh = request.invitations.findLast((each) => each.builderId === by.builder.id);
    return ok(fresh ? responseLinkOf(request, fresh) : by.link);
  }
}
