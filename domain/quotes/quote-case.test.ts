import fc from "fast-check";
import { expect, it } from "vitest";
import { assign } from "../assignment/assign.ts";
import { leave } from "../assignment/invitations/decline-invitation.ts";
import { recordDelivery } from "../assignment/invitations/record-delivery.ts";
import { renewInvitations } from "../assignment/invitations/renew-invitations.ts";
import { reopen } from "../assignment/reopen-request.ts";
import type { BuilderId, QuoteResponseId } from "../shared/id.ts";
import type { Result } from "../shared/result.ts";
import { awardWithoutReasons } from "./award.ts";
import { accept } from "./decision/accept-response.ts";
import { complete } from "./decision/complete.ts";
import { decline } from "./decision/decline-response.ts";
import { now, offer, pendingRequest } from "./examples.ts";
import { cancel } from "./own-requests/cancel-request.ts";
import type { QuoteCase } from "./ports.ts";
import { type QuoteResponse, statusAt } from "./quote-response.ts";
import { isOpen } from "./request-state.ts";
import { respond } from "./responses/respond-to-request.ts";
import { revise } from "./responses/revise-response.ts";
import { withdraw } from "./responses/withdraw-response.ts";

// Whole lives of a request: random steps by random callers in any order, with invariants checked
// after each step.

const builders = ["b0", "b1", "b2", "b3"] as BuilderId[];
const minute = 60_000;
const day = 24 * 60 * minute;

const builder = fc.constantFrom(...builders);
/** Picks a response by its place, if there are so many. */
const place = fc.nat({ max: 5 });
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("assign" as const), set: fc.subarray(builders) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("respond" as const),
      builder,
      days: fc.integer({ min: 1, max: 40 }),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant("deliver" as const),
      builder,
      outcome: fc.constantFrom("sent" as const, "failed" as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("send-again" as const), set: fc.subarray(builders) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "revise" as const,
        "withdraw" as const,
        "accept" as const,
        "decline" as const,
      ),
      place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom("complete" as const, "sweep" as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("reopen" as const), set: fc.subarray(builders) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("leave" as const), builder }) },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

function merge(
  before: QuoteCase,
  request: QuoteCase["request"],
  changed: QuoteResponse[] = [],
): QuoteCase {
  const byId = new Map(changed.map((response) => [response.id, response]));
  const stored = before.responses.map((response) => byId.get(response.id) ?? response);
  const known = new Set(stored.map((response) => response.id));
  return { request, responses: [...changed.filter(({ id }) => !known.has(id)), ...stored] };
}

/** The case after the event, or null when it was refused. */
function step(before: QuoteCase, what: Event, at: Date, number: number): QuoteCase | null {
  const after = <Value>(result: Result<Value, unknown>, use: (value: Value) => QuoteCase) =>
    result.ok ? use(result.value) : null;
  const { request, responses } = before;
  switch (what.do) {
    case "assign":
      return after(assign(before, { builderIds: what.set, priority: null }, at), (value) =>
        merge(before, value.request, value.responses),
      );
    case "respond": {
      const id = `r${number}` as QuoteResponseId;
      const validUntil = new Date(at.getTime() + what.days * day);
      const fresh = { id, builderId: what.builder, offer: { ...offer, validUntil } };
      return after(respond(before, fresh, at), (value) =>
        merge(before, value.request, [value.fresh, ...value.ended]),
      );
    }
    case "deliver":
      return merge(before, recordDelivery(request, what.builder, what.outcome, null, at));
    case "send-again":
      return after(renewInvitations(before, what.set, at), (value) => merge(before, value.request));
    case "complete":
      return after(complete(before, at), (value) => merge(before, value));
    case "cancel":
      return after(cancel(before, null, at), (value) =>
        merge(before, value.request, value.responses),
      );
    case "reopen":
      return after(reopen(before, what.set, at), (value) => merge(before, value.request));
    case "leave":
      return after(
        leave(before, { builderId: what.builder, code: "other", reason: null }, at),
        (value) => merge(before, value.request, value.responses),
      );
    case "sweep": {
      const over = responses.filter(
        (each) => each.status === "pending" && statusAt(each, at) === "expired",
      );
      return merge(
        before,
        request,
        over.map((each) => ({ ...each, status: "expired" })),
      );
    }
    default: {
      const id = responses[what.place]?.id ?? ("none" as QuoteResponseId);
      if (what.do === "accept") {
        const revision = responses[what.place]?.revision ?? null;
        return after(accept(before, { id, revision, award: awardWithoutReasons }, at), (value) =>
          merge(before, value.request, [value.accepted, ...value.others]),
        );
      }
      const done =
        what.do === "revise"
          ? revise(before, { id, changes: offer, revision: null, rateOf: () => null }, at)
          : what.do === "withdraw"
            ? withdraw(before, id, at)
            : decline(
                before,
                { id, reason: null, revision: responses[what.place]?.revision ?? null },
                at,
              );
      return after(done, (value) => merge(before, value.request, [value.changed]));
    }
  }
}

function freeze<Value>(value: Value): Value {
  if (value !== null && typeof value === "object" && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

function expectSound({ request, responses }: QuoteCase, at: Date) {
  const { status, assignedBuilders, invitations } = request;
  const standing = invitations.filter((invitation) => !invitation.removedAt);
  const accepted = responses.filter((response) => response.status === "accepted");
  const waiting = responses.filter((response) => statusAt(response, at) === "pending");

  expect(standing.map(({ builderId }) => builderId).toSorted()).toEqual(
    assignedBuilders.toSorted(),
  );
  expect(new Set(assignedBuilders).size).toBe(assignedBuilders.length);
  expect(accepted.length).toBeLessThanOrEqual(1);
  for (const { builderId } of accepted) expect(assignedBuilders).toContain(builderId);
  for (const { builderId } of waiting) expect(assignedBuilders).toContain(builderId);
  expect(new Set(waiting.map((each) => each.builderId)).size).toBe(waiting.length);
  const invited = new Set(invitations.map(({ builderId }) => builderId));
  for (const id of request.sentToBuilders) expect(invited).toContain(id);
  if (isOpen(status)) {
    expect(status === "pending").toBe(assignedBuilders.length === 0);
    expect(request.assignmentDate === null).toBe(status === "pending");
    if (waiting.length + accepted.length > 0) expect(status).toBe("in-progress");
  }
  if (status === "in-progress") expect(responses).not.toHaveLength(0);
  if (accepted.length > 0 || !isOpen(status)) expect(waiting).toHaveLength(0);
  if (status === "completed") expect(accepted).toHaveLength(1);
  for (const { removedAt, declinedAt } of invitations) {
    if (declinedAt) expect(declinedAt).toEqual(removedAt);
  }
  expect(request.closedAt === null).toBe(isOpen(status));
  const underWay = standing.some(({ delivery }) => delivery === "queued");
  const arrived = standing.some(({ delivery }) => delivery === "sent");
  if (status === "assigned") expect(underWay).toBe(true);
  if (status === "email_failed") expect(underWay || !arrived).toBe(true);
}

it("every life of a request keeps what must always hold", () => {
  const seen = new Set<string>();
  const life = fc.array(fc.tuple(event, fc.integer({ min: 1, max: 5 * 24 * 60 })), {
    minLength: 1,
    maxLength: 60,
    size: "max",
  });
  const walk = fc.property(life, (events) => {
    let current = freeze<QuoteCase>({ request: pendingRequest, responses: [] });
    let at = now;
    for (const [number, [what, minutes]] of events.entries()) {
      at = new Date(at.getTime() + minutes * minute);
      const next = step(current, what, at, number);
      if (!isOpen(current.request.status) && next !== null) {
        expect(["deliver", "sweep", "reopen"]).toContain(what.do);
        const isReopened = what.do === "reopen";
        expect(isOpen(next.request.status)).toBe(isReopened);
        if (!isReopened) expect(next.request.status).toBe(current.request.status);
      }
      if (next) current = freeze(next);
      expectSound(current, at);
      seen.add(current.request.status);
    }
  });
  fc.assert(walk, { numRuns: 400 });
  // The same walks each time: they go everywhere, so that what was looked at means something.
  seen.clear();
  fc.assert(walk, { numRuns: 400, seed: 2 });
  expect(seen.size).toBe(7);
});
