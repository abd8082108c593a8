import { countsForPromise } from "../../quotes/counts-for-promise.ts";
import type { QuoteCase } from "../../quotes/ports.ts";
import type { Invitation, QuoteRequest } from "../../quotes/quote-request.ts";
import type { QuoteResponse } from "../../quotes/quote-response.ts";
import type { BuilderId } from "../../shared/id.ts";
import { hourMs } from "../../shared/time/time-units.ts";
import type { PromiseActor, PromiseEvent, PromiseEventDetail } from "../ledger/promise-event.ts";

/**
 * The ledger events between two saved states of a request. Derived from the difference, so that no use case can forget one.
 */
export function caseEvents(before: QuoteCase, after: QuoteCase): PromiseEvent[] {
  const { request } = after;
  const isErasure = request.erasedAt !== null && before.request.erasedAt === null;
  if (isErasure) return [];
  const numbers = builderNumbers(request);
  const ofInvitations = request.invitations.flatMap((invitation, position) => {
    const number = numbers.get(invitation.builderId) ?? 0;
    return invitationEvents(before.request.invitations[position], invitation, {
      number,
      at: request.updatedAt,
    });
  });
  const ofAnswers = after.responses.flatMap((response) =>
    answerEvents(
      before.responses.find(({ id }) => id === response.id),
      response,
      { number: numbers.get(response.builderId) ?? 0, receivedAt: request.createdAt },
    ),
  );
  return [...ofInvitations, ...undone(before.request, after.request), ...ofAnswers];
}

/** Removals of the last invitations, which were undone before their emails left. */
function undone(
  before: QuoteRequest,
  { invitations, updatedAt: at }: QuoteRequest,
): PromiseEvent[] {
  const numbers = builderNumbers(before);
  return before.invitations.slice(invitations.length).map(({ builderId }) => ({
    at,
    kind: "removed",
    actor: "admin",
    detail: { builder: numbers.get(builderId) ?? 0 },
  }));
}

/** A builder's number within the request: the order in which they were first invited, from 1. */
export function builderNumbers({ invitations }: QuoteRequest): Map<BuilderId, number> {
  const inOrder = [...new Set(invitations.map(({ builderId }) => builderId))];
  return new Map(inOrder.map((builderId, index) => [builderId, index + 1]));
}

function invitationEvents(
  before: Invitation | undefined,
  after: Invitation,
  { number, at: savedAt }: { number: number; at: Date },
): PromiseEvent[] {
  const builder = `builder ${number}` as const;
  const events: PromiseEvent[] = [];
  const add = (
    kind: PromiseEvent["kind"],
    actor: PromiseActor,
    at: Date,
    detail: PromiseEventDetail = {},
  ) => events.push({ at, kind, actor, detail: { builder: number, ...detail } });
  const { invitedAt, invitedBy, wave, points, overrode, delivery, declinedAt } = after;
  const isAnew = before?.invitedAt.getTime() !== invitedAt.getTime();
  const known = isAnew ? undefined : before;
  const became = (name: "acknowledgedAt" | "lapsedAt" | "releasedAt" | "removedAt") =>
    known?.[name]?.getTime() === after[name]?.getTime() ? null : after[name];
  if (isAnew) {
    const actor = invitedBy === "builder" ? builder : invitedBy;
    add("invited", actor, invitedAt, { wave, ...(points === null ? {} : { points }) });
    if (overrode) add("policy-override", "admin", invitedAt, { conditions: overrode.join(", ") });
  }
  const wasUnderWay = before?.delivery !== delivery;
  if (wasUnderWay && delivery === "sent") add("delivered", "system", after.deliveredAt ?? savedAt);
  if (wasUnderWay && delivery === "failed") add("bounced", "system", after.deliveredAt ?? savedAt);
  const acknowledgedAt = became("acknowledgedAt");
  // a builder who acknowledged before the resend stays acknowledged
  if (acknowledgedAt) {
    add("acknowledged", builder, acknowledgedAt > invitedAt ? acknowledgedAt : invitedAt);
  } else if (known?.acknowledgedAt && !after.acknowledgedAt) {
    add("acknowledgement-taken-back", builder, savedAt);
  }
  if (after.remindersSent > (known?.remindersSent ?? 0)) add("reminded", "system", savedAt);
  const lapsedAt = became("lapsedAt");
  if (lapsedAt) add("lapsed", "system", lapsedAt);
  const releasedAt = became("releasedAt");
  if (releasedAt) add("released", "system", releasedAt);
  const removedAt = became("removedAt");
  if (removedAt && declinedAt) add("declined", builder, declinedAt, { code: after.declineCode });
  else if (removedAt) add("removed", "admin", removedAt);
  return events;
}

function answerEvents(
  before: QuoteResponse | undefined,
  after: QuoteResponse,
  { number, receivedAt }: { number: number; receivedAt: Date },
): PromiseEvent[] {
  const actor = `builder ${number}` as const;
  const detail = { builder: number };
  const { withdrawnAt, quotedAmount, revision } = after;
  if (withdrawnAt) {
    return before?.withdrawnAt ? [] : [{ at: withdrawnAt, kind: "withdrawn", actor, detail }];
  }
  const at = revision === 1 ? after.createdAt : after.updatedAt;
  if (countsForPromise(quotedAmount) && !countsForPromise(before?.quotedAmount ?? null)) {
    const afterHours = Math.ceil((at.getTime() - receivedAt.getTime()) / hourMs);
    return [{ at, kind: "quoted", actor, detail: { ...detail, afterHours } }];
  }
  return before ? [] : [{ at, kind: "answered-without-amount", actor, detail }];
}
