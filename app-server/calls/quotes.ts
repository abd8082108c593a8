import { ownBuilderId, type Principal } from "../../domain/accounts/principal.ts";
import type { IdempotencyKey } from "../../domain/quotes/ports.ts";
import type { QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type { QuoteRequestForm } from "../../domain/quotes/quote-request-form.ts";
import { foldedMailbox } from "../../domain/shared/text/folded-mailbox.ts";
import { asId } from "../contract/fields/as-id.ts";
import { type Outcome, problemOf, toProblem } from "../contract/problem.ts";
import { toFindingBodies, toLeadTimeBody } from "../contract/quotes/booth-check.ts";
import { toBriefEditBody } from "../contract/quotes/brief-edits.ts";
import { toComparisonBody } from "../contract/quotes/comparison/comparison.ts";
import { toServiceChoices } from "../contract/quotes/comparison/comparison-query.ts";
import { toQuotingBuilderBody } from "../contract/quotes/comparison/quoting-builders.ts";
import type { quoteCalls } from "../contract/quotes/quote-calls.ts";
import { toQuoteRequestBody, toSubmittedBody } from "../contract/quotes/quote-requests.ts";
import { toReceivedResponseBody } from "../contract/quotes/quote-responses.ts";
import { toOpenedRoundBody } from "../contract/quotes/rounds.ts";
import { toAcknowledgedBody } from "../contract/quotes/seats.ts";
import { toViewedRequestBody } from "../contract/quotes/viewed-request.ts";
import {
  giveBackEach,
  type RateLimiter,
  takeGroups,
} from "../services/rate-limits/rate-limiter.ts";
import type { System } from "../services/system.ts";
import { type CallContext, type HandlersOf, limited, mapped, ok } from "./handler.ts";

const keyPattern = /^[\x21-\x7e]{1,255}$/;
const keyWords = "Idempotency-Key must be 1 to 255 printable ASCII characters";

/** Handlers for requests for quotes, and for what exhibitors and builders do about them. */
export const quoteHandlers: HandlersOf<typeof quoteCalls> = {
  "POST /api/quote-requests": async (
    context,
    { body: { timeZone, ...form }, idempotencyKey: key },
  ) => {
    if (key !== undefined && !keyPattern.test(key)) {
      return { ok: false, problem: problemOf("invalid-input", 400, keyWords) };
    }
    const submitted = await submitRequest(context, { form, timeZone }, key);
    if (!submitted.ok) return submitted;
    return {
      ok: true,
      value: toSubmittedBody(submitted.value),
      headers: { "idempotent-replayed": submitted.value.replayed ? "true" : undefined },
    };
  },
  "POST /api/booth-check": ({ core, clientAddress, services }, { body }) =>
    limited([services.limiters.boothChecks, clientAddress], async () => {
      const { findings, leadTime } = await core.quotes.checkBoothPlan(body);
      return ok({
        findings: toFindingBodies(findings, body.tradeShowName || "the show"),
        leadTime: toLeadTimeBody(leadTime),
      });
    }),
  "GET /api/quote-requests/:id": ({ core, by, cookies, services }, { params: { id } }) =>
    mapped(
      core.quotes.viewQuoteRequest({ id: asId(id), by, receipts: services.receipts.read(cookies) }),
      (viewed) => toViewedRequestBody(viewed, ownBuilderId(by)),
    ),
  "GET /api/quote-requests/:id/responses": async ({ core, by, now }, { params: { id } }) => {
    const listed = await core.quotes.listResponses({ requestId: asId(id), by });
    if (!listed.ok) return listed;
    const ids = new Set(listed.value.map(({ response }) => response.builderId));
    const billsOf = await core.jobs.readFinalBills([...ids]);
    return ok(listed.value.map((one) => toReceivedResponseBody(one, { now, billsOf })));
  },
  "GET /api/quote-requests/:id/builders": ({ core, by }, { params: { id } }) =>
    mapped(core.quotes.listQuotingBuilders({ requestId: asId(id), by }), (listed) =>
      listed.map(toQuotingBuilderBody),
    ),
  "GET /api/quote-requests/:id/comparison": ({ core, by, now }, { params: { id }, query }) =>
    mapped(
      core.quotes.compareQuotes({ requestId: asId(id), by, choices: toServiceChoices(query) }),
      (comparison) => toComparisonBody(comparison, now),
    ),
  "PUT /api/quote-requests/:id/seen": ({ core, by }, { params: { id }, body: { quotes: seen } }) =>
    mapped(core.quotes.noteSeenQuotes({ requestId: asId(id), seen, by }), () => ({
      message: "Noted",
    })),
  "PATCH /api/quote-requests/:id": (context, { params: { id }, body }) => {
    const { version, ...changes } = body;
    const { core, by, services } = context;
    const edit = () => core.assignment.editBrief({ requestId: asId(id), version, changes, by });
    return mapped(services.changeLimit(context, id, edit), toQuoteRequestBody);
  },
  "GET /api/quote-requests/:id/brief-changes": ({ core, by }, { params: { id } }) =>
    mapped(core.quotes.listBriefEdits({ requestId: asId(id), by }), (edits) =>
      edits.map(toBriefEditBody),
    ),
  "PUT /api/quote-requests/:id/scope": (context, { params: { id }, body }) => {
    const { seen = null, ...edits } = body;
    const { core, by, services } = context;
    const edit = () => core.quotes.editScope({ requestId: asId(id), edits, seen, by });
    return mapped(services.changeLimit(context, id, edit), toQuoteRequestBody);
  },
  "POST /api/quote-requests/:id/more-quotes": (context, { params: { id } }) => {
    const { core, by, services } = context;
    const ask = () => core.promiseEvaluation.askForMore({ requestId: asId(id), by });
    return mapped(services.changeLimit(context, id, ask), ({ builders, mode }) => ({
      builders,
      isConfirmedFirst: mode === "suggest",
    }));
  },
  "POST /api/quote-requests/:id/stop-asking": ({ core, by }, { params: { id } }) =>
    mapped(core.promiseEvaluation.stopAsking({ requestId: asId(id), by }), () => ({
      message: "No further builders are asked",
    })),
  "POST /api/quote-requests/:id/rounds": ({ core, by }, { params: { id }, body }) =>
    mapped(core.rounds.openRound({ requestId: asId(id), ...body, by }), toOpenedRoundBody),
  "POST /api/rounds/:id/cancel": ({ core, by }, { params: { id } }) =>
    mapped(core.rounds.cancelRound({ roundId: asId(id), by }), () => ({
      message: "Round canceled",
    })),
  "POST /api/quote-requests/:id/cancel": ({ core, by }, { params: { id }, body: { reason } }) =>
    mapped(core.quotes.cancelRequest({ requestId: asId(id), reason, by }), toQuoteRequestBody),
  "POST /api/quote-requests/:id/decline": ({ core, by }, { params: { id }, body }) =>
    mapped(core.assignment.declineInvitation({ requestId: asId(id), ...body, by }), () => ({
      message: "Invitation declined",
    })),
  "POST /api/quote-requests/:id/acknowledge": ({ core, by }, { params: { id } }) =>
    mapped(core.assignment.acknowledgeInvitation({ requestId: asId(id), by }), toAcknowledgedBody),
  "POST /api/quote-requests/:id/interest": ({ core, by }, { params: { id } }) =>
    mapped(
      core.assignment.showInterest({ requestId: asId(id), isInterested: true, by }),
      ({ seat }) => ({
        message: seat ? "You have a spot" : "Your interest is sent",
        seat: seat && toAcknowledgedBody(seat),
      }),
    ),
  "DELETE /api/quote-requests/:id/interest": ({ core, by }, { params: { id } }) =>
    mapped(core.assignment.showInterest({ requestId: asId(id), isInterested: false, by }), () => ({
      message: "Your interest is withdrawn",
    })),
};

type Submitted = { request: QuoteRequest; isConfirmationMailed: boolean; replayed: boolean };

/**
 * Submits a request for quotes within the limits, both for the REST call and for the page's form
 * without JavaScript.
 */
async function submitRequest(
  context: CallContext,
  { form, timeZone }: { form: QuoteRequestForm; timeZone: string | null },
  key: string | undefined,
): Promise<Outcome<Submitted>> {
  const { core, by, services } = context;
  const idempotency = key === undefined ? null : idempotencyKey(services.hash, { key, form, by });
  const isNew = (result: Awaited<ReturnType<typeof core.quotes.submitQuoteRequest>>) =>
    result.ok && !result.value.replayed;

  async function submit() {
    const keys = confirmationKeys(form.email, context);
    const notice = [[services.limiters.requestNotices, "site"]] as const;
    const taking = await takeGroups([keys, notice]);
    const [mayConfirm, mayNotice] = taking.map((waitSeconds) => waitSeconds === null);
    let counts = false;
    try {
      const result = await core.quotes.submitQuoteRequest({
        form,
        timeZone,
        by,
        idempotency,
        mayConfirm,
        mayNotice,
      });
      counts = isNew(result);
      return result;
    } finally {
      const taken = [...(mayConfirm ? keys : []), ...(mayNotice ? notice : [])];
      if (!counts) await giveBackEach(taken);
    }
  }

  const written = await services.writeLimit(
    "request",
    { ...context, email: form.email },
    submit,
    isNew,
  );
  if (written.ok) return toOutcome(context, written.value);
  // a repeated submission costs nothing, so it succeeds even when the limit is reached
  const repeated = idempotency && (await core.quotes.replaySubmission(idempotency));
  return repeated ? toOutcome(context, repeated) : written;
}

function toOutcome(
  { cookies, services }: CallContext,
  result: Awaited<ReturnType<CallContext["core"]["quotes"]["submitQuoteRequest"]>>,
): Outcome<Submitted> {
  if (!result.ok) return { ok: false, problem: toProblem(result.refusal) };
  const { request, receiptId, isConfirmationMailed, replayed } = result.value;
  services.receipts.add(cookies, receiptId);
  return { ok: true, value: { request, isConfirmationMailed, replayed } };
}

/**
 * Keys of the limits of confirmation emails. Empty for an email address that the sender has
 * verified, since that can't flood a stranger's mailbox.
 */
function confirmationKeys(email: string, { by, clientAddress, services }: CallContext) {
  const { limiters } = services;
  const { user } = by.kind === "member" ? by : { user: null };
  if (user?.emailVerifiedAt && user.email === email.toLowerCase()) return [];
  const recipient = foldedMailbox(email);
  const sender = by.kind === "member" ? `account ${by.user.id}` : `address ${clientAddress}`;
  return [
    [limiters.confirmations, recipient],
    [limiters.confirmationsOfDay, recipient],
    [limiters.confirmationsOfSender, sender],
  ] satisfies [RateLimiter, string][];
}

/** The idempotency key within its scope: each account has a scope, and all visitors share one. */
function idempotencyKey(
  hash: System["hash"],
  { key, form, by }: { key: string; form: QuoteRequestForm; by: Principal },
): IdempotencyKey {
  const scope = `quote-request/${by.kind === "member" ? by.user.id : "visitor"}`;
  // the validated form lists its fields in a fixed order
  const bodyHash = hash(JSON.stringify(form));
  return { scope, key, bodyHash };
}
