import { expect, it } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, carl as carlUser, max, member } from "../accounts/examples.ts";
import { builderProfiles } from "../builder-profiles/examples.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carl,
  carlsResponse,
  now,
  pendingRequest,
  sentRequest,
} from "../quotes/examples.ts";
import { cancelRequest } from "../quotes/own-requests/cancel-request.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import { requestStatuses } from "../quotes/request-state.ts";
import { respondToRequest } from "../quotes/responses/respond-to-request.ts";
import { completeRequest } from "./complete-request.ts";
import { reopenRequest } from "./reopen-request.ts";

const by = member(max);
const requestId = pendingRequest.id;
const day = 24 * 60 * 60 * 1000;
const exhibitor = pendingRequest.email;
const accepted = { ...beasResponse, status: "accepted" as const };
const declined = { ...carlsResponse, status: "declined" as const };
const decided: QuoteCase = { ...answeredCase, responses: [declined, accepted] };

async function closedHouse(
  found: QuoteCase,
  close: "complete" | "cancel",
  profiles = builderProfiles,
) {
  const fakes = openTestPorts({ cases: [found], profiles });
  const closed = await (close === "complete"
    ? completeRequest(fakes)({ requestId, by })
    : cancelRequest(fakes)({ requestId, reason: "Wrong button", by }));
  if (!closed.ok) throw new Error(closed.refusal.kind);
  fakes.outbox.length = 0;
  return fakes;
}

it.each([
  ["completed", "complete", decided, "in-progress"],
  ["cancelled with quotes", "cancel", answeredCase, "in-progress"],
  ["cancelled after an acceptance", "cancel", decided, "in-progress"],
  ["cancelled with invitations", "cancel", { request: sentRequest, responses: [] }, "assigned"],
  ["cancelled with nobody asked", "cancel", { request: pendingRequest, responses: [] }, "pending"],
  [
    "cancelled after its only quote's builder was removed",
    "cancel",
    { request: pendingRequest, responses: [declined] },
    "pending",
  ],
] as const)("reopenRequest() of one %s", async (_, close, found, status) => {
  const fakes = await closedHouse({ ...found, responses: [...found.responses] }, close);
  const before = await fakes.quotes.findCase(requestId);
  const result = await reopenRequest(fakes)({ requestId, reason: null, by });
  const after = await fakes.quotes.findCase(requestId);
  expect(result).toEqual({ ok: true, value: after?.request });
  expect(after?.request).toMatchObject({ status, closedAt: null, cancelReason: null });
  expect(after?.responses).toEqual(before?.responses);
});

it("reopenRequest() mails builders the reason without the exhibitor's contact data", async () => {
  const fakes = await closedHouse(answeredCase, "cancel");
  const reason = "Ada Lovelace asked us to, call +1 555 010 4711";
  await reopenRequest(fakes)({ requestId, reason, by });
  const reasons = fakes.outbox.flatMap(({ letter }) =>
    letter.kind === "request-reopened" ? letter.reason : [],
  );
  expect(reasons).toHaveLength(2);
  for (const words of reasons) expect(words).toMatch(/^\S+ \S+ asked us to, call \[hidden\]$/);
  expect(reasons.join()).not.toMatch(/Ada|Lovelace|4711/);
});

it("reopenRequest() leaves quotes that the cancelling declined as they are; their builders may quote again", async () => {
  const fakes = await closedHouse(answeredCase, "cancel");
  await reopenRequest(fakes)({ requestId, reason: "Cancelled by mistake", by });
  const stored = await fakes.quotes.findCase(requestId);
  expect(stored?.responses.map(({ status }) => status)).toEqual(["declined", "declined"]);
  expect(fakes.letters()).toEqual([
    `request-reopened to ${beaUser.email}`,
    `request-reopened to ${carlUser.email}`,
    `own-request-reopened to ${exhibitor}`,
  ]);
  for (const { letter } of fakes.outbox) {
    expect(letter).toMatchObject({ reason: "Cancelled by mistake" });
    if (letter.kind !== "request-reopened") continue;
    expect(letter).toMatchObject({ builderId: expect.any(String), link: { linkVersion: 1 } });
  }
  const { validUntil: _, ...offer } = beasResponse;
  const builder = member(beaUser, { ...(await fakes.builders.findMany([bea]))[0] } as never);
  const again = { requestId, offer: { ...offer, validUntil: null }, by: builder };
  expect((await respondToRequest(fakes)(again)).ok).toBe(true);
});

it("reopenRequest() without answers invites the assigned builders again, and settles as any invitation", async () => {
  const fakes = await closedHouse({ request: sentRequest, responses: [] }, "cancel");
  await reopenRequest(fakes)({ requestId, reason: null, by });
  const queued = { delivery: "queued", invitedAt: now, deliveredAt: null };
  expect(await fakes.quotes.find(requestId)).toMatchObject({ invitations: [queued, queued] });
  expect(fakes.letters()).toEqual([
    `invitation to ${beaUser.email}`,
    `invitation to ${carlUser.email}`,
    `own-request-reopened to ${exhibitor}`,
  ]);
  expect(fakes.outbox[0]?.letter).toMatchObject({ isReopened: true });
});

it.each([
  ["taken off the site", { reviewState: "declined" as const }],
  ["private", { public: false }],
])(
  "reopenRequest() invites no builder who is %s, and removes them without an answer",
  async (_, change) => {
    const profiles = builderProfiles.map((each) =>
      each.id === bea ? { ...each, ...change } : each,
    );
    const fakes = await closedHouse({ request: sentRequest, responses: [] }, "cancel", profiles);
    await reopenRequest(fakes)({ requestId, reason: null, by });
    const request = await fakes.quotes.find(requestId);
    expect(request).toMatchObject({ status: "assigned", assignedBuilders: [carl] });
    const removed = request?.invitations.filter(({ removedAt }) => removedAt !== null);
    expect(removed).toMatchObject([{ builderId: bea, removedAt: now }]);
    expect(fakes.letters()).toEqual([
      `invitation to ${carlUser.email}`,
      `own-request-reopened to ${exhibitor}`,
    ]);
  },
);

it("reopenRequest() leaves a builder who has answered assigned, and no one when all were taken off the site", async () => {
  const profiles = builderProfiles.map((each) => ({ ...each, reviewState: "declined" as const }));
  const answered = { ...answeredCase, responses: [beasResponse] };
  const fakes = await closedHouse(answered, "cancel", profiles);
  await reopenRequest(fakes)({ requestId, reason: null, by });
  expect(await fakes.quotes.find(requestId)).toMatchObject({
    status: "in-progress",
    assignedBuilders: [bea],
  });
  const asked = { request: sentRequest, responses: [] };
  const unanswered = await closedHouse(asked, "cancel", profiles);
  await reopenRequest(unanswered)({ requestId, reason: null, by });
  expect(await unanswered.quotes.find(requestId)).toMatchObject({
    status: "pending",
    assignedBuilders: [],
    assignmentDate: null,
  });
});

it("reopenRequest() records that a reason was given, not its words", async () => {
  const fakes = await closedHouse(answeredCase, "cancel");
  const details: object[] = [];
  const quotes = {
    ...fakes.quotes,
    save(change: Parameters<typeof fakes.quotes.save>[0]) {
      details.push({ ...change.audit?.detail });
      return fakes.quotes.save(change);
    },
  };
  const ports = { ...fakes, quotes };
  await reopenRequest(ports)({ requestId, reason: "Ada Lovelace called", by });
  expect(details).toEqual([{ from: "cancelled", to: "in-progress", hasReason: true }]);
});

it("reopenRequest() mails each builder of a decided request how it stands for them, and the exhibitor that the choice stands", async () => {
  const fakes = await closedHouse(decided, "complete");
  await reopenRequest(fakes)({ requestId, reason: null, by });
  expect(fakes.outbox.map(({ letter }) => "outcome" in letter && letter.outcome)).toEqual([
    "won",
    "not-chosen",
    false,
  ]);
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({ hasAccepted: true });
});

it("reopenRequest() is possible for seven days, and not for a request closed at an unknown time", async () => {
  const fakes = await closedHouse(answeredCase, "cancel");
  fakes.clock.at = new Date(now.getTime() + 7 * day);
  const tooLate = { ok: false, refusal: { kind: "reopen-too-late", days: 7 } };
  expect(await reopenRequest(fakes)({ requestId, reason: null, by })).toEqual(tooLate);
  fakes.clock.at = new Date(now.getTime() + 7 * day - 1);
  expect((await reopenRequest(fakes)({ requestId, reason: null, by })).ok).toBe(true);

  const request = { ...sentRequest, status: "cancelled" as const, closedAt: null };
  const old = openTestPorts({ cases: [{ request, responses: [] }] });
  expect(await reopenRequest(old)({ requestId, reason: null, by })).toEqual(tooLate);
});

it.each(requestStatuses.filter((status) => status !== "completed" && status !== "cancelled"))(
  "reopenRequest() refuses a request that is %s",
  async (status) => {
    const fakes = openTestPorts({
      cases: [{ request: { ...sentRequest, status }, responses: [] }],
    });
    expect(await reopenRequest(fakes)({ requestId, reason: null, by })).toMatchObject({
      refusal: { kind: "quote-request-state", status, attempted: "reopen the request" },
    });
  },
);

it("a request that is closed, reopened and closed again mails everyone each time", async () => {
  const fakes = await closedHouse(decided, "complete");
  await reopenRequest(fakes)({ requestId, reason: null, by });
  const keys = new Set(fakes.outbox.map(({ dedupeKey }) => dedupeKey));
  fakes.clock.at = new Date(now.getTime() + day);
  fakes.outbox.length = 0;
  await cancelRequest(fakes)({ requestId, reason: null, by });
  await reopenRequest(fakes)({ requestId, reason: null, by });
  fakes.clock.at = new Date(now.getTime() + 2 * day);
  await cancelRequest(fakes)({ requestId, reason: null, by });
  const all = [...keys, ...fakes.outbox.map(({ dedupeKey }) => dedupeKey)];
  expect(new Set(all).size).toBe(all.length);
  expect(fakes.letters().filter((line) => line === `request-closed to ${exhibitor}`)).toHaveLength(
    2,
  );
});
