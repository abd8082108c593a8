import { expect, it, vi } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { bea as beaUser, carl as carlUser, max, member } from "../accounts/examples.ts";
import { usualCapacity } from "../builder-profiles/capacity/builder-capacity.ts";
import {
  beasBooths,
  builderProfiles,
  carlsStands,
  doraDisplays,
} from "../builder-profiles/examples.ts";
import type { LedgerId } from "../promise/quote-promise.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carl,
  invitation,
  now,
  pendingRequest,
  sentRequest,
} from "../quotes/examples.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { assignBuilders } from "./assign-builders.ts";
import { recordDelivery } from "./invitations/record-delivery.ts";
import { plainBuilder } from "./matching/examples.ts";

const by = member(max);
const requestId = pendingRequest.id;
const justSent = (request: QuoteRequest) => [{ request, responses: [] }];

it("assignBuilders() assigns, sets the priority, and invites each builder at their own address", async () => {
  const fakes = openTestPorts({ cases: justSent(pendingRequest) });
  const builderIds = [bea, doraDisplays.id];
  const result = await assignBuilders(fakes)({ requestId, builderIds, priority: "high", by });
  const request = await fakes.quotes.find(requestId);
  expect(result).toEqual({ ok: true, value: { request, added: 2, removed: 0 } });
  expect(request).toMatchObject({
    status: "assigned",
    priority: "high",
    assignedBuilders: builderIds,
    assignmentDate: now,
    sentToBuilders: [],
  });
  expect(request?.invitations).toMatchObject([{ delivery: "queued" }, { delivery: "queued" }]);
  expect(fakes.letters()).toEqual([
    `invitation to ${beaUser.email}`,
    `invitation to ${doraDisplays.email}`,
  ]);
  expect(fakes.outbox[0]).toMatchObject({
    createdAt: request?.invitations[0]?.invitedAt,
    dedupeKey: `invitation/${requestId}/${bea}/${now.getTime()}`,
    builderId: bea,
    quoteRequestId: requestId,
  });
});

it("assignBuilders() stores by when each builder answers, and the invitation says the same instant, or no later deadline than the exhibitor's [Q19][W05]", async () => {
  const fakes = openTestPorts({ cases: justSent(pendingRequest) });
  await assignBuilders(fakes)({ requestId, builderIds: [bea], by });
  // Tuesday 10:00 UTC, in Las Vegas before work: a day, or ten working hours, which end at 18:00 there
  const respondBy = new Date("2027-01-06T10:00:00.000Z");
  const stored = async (builderId: string) =>
    (await fakes.quotes.find(requestId))?.invitations.find((one) => one.builderId === builderId);
  expect((await stored(bea))?.respondBy).toEqual(respondBy);
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({
    kind: "invitation",
    answerBy: respondBy.toISOString(),
  });
  // Invited after all quotes were due, a builder has their usual time anyway, which is no deadline.
  fakes.clock.at = new Date("2027-01-07T10:00:00.000Z");
  await assignBuilders(fakes)({ requestId, builderIds: [bea, carl], by });
  const late = (await stored(carl))?.respondBy;
  expect(late && late >= new Date("2027-01-08T10:00:00.000Z")).toBe(true);
  expect(fakes.outbox.at(-1)?.letter).toMatchObject({
    answerBy: null,
    welcomeUntil: late?.toISOString(),
  });
  expect((await stored(bea))?.respondBy).toEqual(respondBy);
});

it("assignBuilders() lets an admin override a builder's limit, as an event of the ledger [Q16]", async () => {
  const fakes = openTestPorts({ cases: justSent(pendingRequest) });
  const away = { ...usualCapacity, isPaused: true };
  const carls = { ...plainBuilder, ...carlsStands, capacity: away, waiting: 9 };
  fakes.matching.candidates.push({ ...plainBuilder, ...beasBooths }, carls);
  await assignBuilders(fakes)({ requestId, builderIds: [bea, carl], by });
  const found = await fakes.promises.find(requestId);
  expect(found?.request.invitations.map(({ overrode }) => overrode)).toEqual([
    null,
    ["away", "full"],
  ]);
  const rows = await fakes.promiseLedger.ofRequest(found?.promise.ledgerId as LedgerId);
  expect(rows.filter(({ kind }) => kind === "policy-override")).toMatchObject([
    { actor: "admin", detail: { builder: 2, conditions: "away, full" } },
  ]);
});

it("assignBuilders() saves nothing when nothing is different", async () => {
  const fakes = openTestPorts({ cases: justSent(sentRequest) });
  const result = await assignBuilders(fakes)({ requestId, builderIds: [carl, bea, bea], by });
  expect(result).toEqual({ ok: true, value: { request: sentRequest, added: 0, removed: 0 } });
  expect(await fakes.quotes.find(requestId)).toEqual(sentRequest);
  expect(fakes.outbox).toEqual([]);
});

it("assignBuilders() without a priority leaves the one that was set", async () => {
  const request = { ...sentRequest, priority: "high" as const };
  const fakes = openTestPorts({ cases: [{ request, responses: [] }] });
  await assignBuilders(fakes)({ requestId, builderIds: [bea], by });
  const saved = await fakes.quotes.find(requestId);
  expect(saved).toMatchObject({ priority: "high", assignedBuilders: [bea] });
});

it("assignBuilders() changes the priority alone", async () => {
  const fakes = openTestPorts({ cases: justSent(sentRequest) });
  await assignBuilders(fakes)({ requestId, builderIds: [bea, carl], priority: "low", by });
  const saved = await fakes.quotes.find(requestId);
  expect(saved).toEqual({ ...sentRequest, priority: "low", updatedAt: now, version: 2 });
});

it.each([
  ["not approved", { reviewState: "pending-review" as const }],
  ["not public", { public: false }],
  ["without an address", { userId: null, email: null }],
])(
  "assignBuilders() refuses a builder who is %s, but keeps one assigned before",
  async (_, facts) => {
    const profiles = builderProfiles.map((profile) =>
      profile.id === carl ? { ...profile, ...facts } : profile,
    );
    const fresh = openTestPorts({ cases: justSent(pendingRequest), profiles });
    expect(await assignBuilders(fresh)({ requestId, builderIds: [bea, carl], by })).toEqual({
      ok: false,
      refusal: { kind: "builder-not-assignable", builderIds: [carl] },
    });
    expect(await fresh.quotes.find(requestId)).toEqual(pendingRequest);
    const before = openTestPorts({ cases: justSent(sentRequest), profiles });
    const builderIds = [bea, carl, doraDisplays.id];
    expect((await assignBuilders(before)({ requestId, builderIds, by })).ok).toBe(true);
  },
);

it("assignBuilders() refuses a builder who does not exist", async () => {
  const fakes = openTestPorts({ cases: justSent(pendingRequest) });
  const result = await assignBuilders(fakes)({ requestId, builderIds: ["nobody"], by });
  expect(result).toMatchObject({
    refusal: { kind: "builder-not-assignable", builderIds: ["nobody"] },
  });
});

it("assignBuilders() removes a builder: the offer is declined, and they get an email", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  const result = await assignBuilders(fakes)({ requestId, builderIds: [carl], by });
  expect(result).toMatchObject({ ok: true, value: { added: 0, removed: 1 } });
  const saved = await fakes.quotes.findCase(requestId);
  expect(saved?.request).toMatchObject({ status: "in-progress", assignedBuilders: [carl] });
  expect(saved?.request.invitations[0]).toMatchObject({ builderId: bea, removedAt: now });
  expect(saved?.responses.map(({ status }) => status)).toEqual(["pending", "declined"]);
  expect(fakes.letters()).toEqual([`invitation-removed to ${beaUser.email}`]);
});

it("assignBuilders() removes everyone: the request waits again", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await assignBuilders(fakes)({ requestId, builderIds: [], by });
  const saved = await fakes.quotes.findCase(requestId);
  expect(saved?.request).toMatchObject({ status: "pending", assignmentDate: null });
  expect(saved?.responses.map(({ status }) => status)).toEqual(["declined", "declined"]);
});

it("assignBuilders() invites a builder again who was removed before", async () => {
  const fakes = openTestPorts({ cases: justSent(sentRequest) });
  await assignBuilders(fakes)({ requestId, builderIds: [carl], by });
  fakes.clock.at = new Date(now.getTime() + 1000);
  await assignBuilders(fakes)({ requestId, builderIds: [carl, bea], by });
  const rounds = (await fakes.quotes.find(requestId))?.invitations;
  expect(rounds?.filter(({ builderId }) => builderId === bea)).toMatchObject([
    { removedAt: now },
    { removedAt: null, invitedAt: fakes.clock.at, delivery: "queued" },
  ]);
  expect(fakes.letters()).toContain(`invitation to ${beaUser.email}`);
});

it.each([
  ["of that builder", [carl]],
  ["of another builder", [bea]],
])("assignBuilders() removes no one once an offer is accepted, %s", async (_, builderIds) => {
  const responses = [{ ...beasResponse, status: "accepted" as const }];
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses }] });
  const result = await assignBuilders(fakes)({ requestId, builderIds, by });
  const refusal = { kind: "response-already-accepted", attempted: "remove a builder" };
  expect(result).toEqual({ ok: false, refusal });
});

it("assignBuilders() invites no further builder once an offer is accepted", async () => {
  const responses = [{ ...beasResponse, status: "accepted" as const }];
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses }] });
  const builderIds = [bea, carl, doraDisplays.id];
  const result = await assignBuilders(fakes)({ requestId, builderIds, by });
  const refusal = { kind: "response-already-accepted", attempted: "invite further builders" };
  expect(result).toEqual({ ok: false, refusal });
  const unchanged = { requestId, builderIds: [bea, carl], priority: "high" as const, by };
  expect((await assignBuilders(fakes)(unchanged)).ok).toBe(true);
  expect(fakes.outbox).toEqual([]);
});

it("assignBuilders() adds a builder while quotes come in: the state stays", async () => {
  const fakes = openTestPorts({ cases: [answeredCase] });
  await assignBuilders(fakes)({ requestId, builderIds: [bea, carl, doraDisplays.id], by });
  expect((await fakes.quotes.find(requestId))?.status).toBe("in-progress");
  expect(fakes.letters()).toEqual([`invitation to ${doraDisplays.email}`]);
});

it.each([
  ["sent", "quotes_sent", [bea]],
  ["failed", "email_failed", []],
] as const)(
  "assignBuilders() settles what is left when the last queued invitation is removed: %s",
  async (delivery, status, sentTo) => {
    const request: QuoteRequest = {
      ...sentRequest,
      status: "assigned",
      sentToBuilders: [],
      invitations: [invitation(bea, { delivery }), invitation(carl, { delivery: "queued" })],
    };
    const fakes = openTestPorts({ cases: justSent(request) });
    await assignBuilders(fakes)({ requestId, builderIds: [bea], by });
    expect(await fakes.quotes.find(requestId)).toMatchObject({ status, sentToBuilders: sentTo });
  },
);

it.each(["completed", "cancelled"] as const)("assignBuilders() refuses when %s", async (status) => {
  const fakes = openTestPorts({ cases: justSent({ ...sentRequest, status }) });
  for (const builderIds of [[], [bea, carl], [bea, carl, doraDisplays.id]]) {
    const result = await assignBuilders(fakes)({ requestId, builderIds, by });
    expect(result).toMatchObject({ refusal: { kind: "quote-request-state", status } });
  }
});

it("assignBuilders() throws when the admin looked at an older version", async () => {
  const fakes = openTestPorts({ cases: justSent(pendingRequest) });
  const assign = assignBuilders(fakes);
  await assign({ requestId, builderIds: [bea], version: 1, by });
  const findCase = vi.spyOn(fakes.quotes, "findCase");
  const stale = assign({ requestId, builderIds: [carl], version: 1, by });
  await expect(stale).rejects.toThrow(StaleWriteError);
  // another look would find the same
  expect(findCase).toHaveBeenCalledTimes(1);
  expect((await assign({ requestId, builderIds: [bea, carl], version: 2, by })).ok).toBe(true);
  expect(fakes.letters()).toEqual([
    `invitation to ${beaUser.email}`,
    `invitation to ${carlUser.email}`,
  ]);
});

it("assignBuilders() minds other assignments, not deliveries and quotes that came in meanwhile", async () => {
  const fakes = openTestPorts({ cases: justSent(pendingRequest) });
  const assign = assignBuilders(fakes);
  await assign({ requestId, builderIds: [bea], version: 1, by });
  const request = await fakes.quotes.find(requestId);
  if (!request) throw new Error("The request is gone");
  await fakes.quotes.save({ request: recordDelivery(request, bea, "sent", null, now) });
  expect((await assign({ requestId, builderIds: [bea, carl], version: 2, by })).ok).toBe(true);
});
