import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import { ada, bea as beaUser, member } from "../accounts/examples.ts";
import type { Principal } from "../accounts/principal.ts";
import { beasBooths } from "../builder-profiles/examples.ts";
import { defaultPromiseParams, type PromiseMode } from "../promise/promise-policy.ts";
import type { QuotePromise, Target } from "../promise/quote-promise.ts";
import { bea, carl, invitation, now, pendingRequest, sentRequest } from "../quotes/examples.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { BuilderId } from "../shared/id.ts";
import { listAvailableRequests } from "./list-available-requests.ts";
import { showInterest } from "./show-interest.ts";

const requestId = pendingRequest.id;
const by = member(beaUser, beasBooths);
const exclusion = { reason: "duplicate", at: now, by: null } as const;
const duplicate: Target = { outcome: "excluded", at: now, count: 0, exclusion };
const missing = { ok: false, refusal: { kind: "quote-request-not-found" } };

test("showInterest() says that a builder would quote, once, and takes it back", async () => {
  const ports = openTestPorts({ cases: [{ request: pendingRequest, responses: [] }] });
  const interested = () => ports.interests.ofRequests([requestId]);
  for (const isInterested of [true, true]) {
    const done = await showInterest(ports)({ requestId, isInterested, by });
    expect(done).toEqual({ ok: true, value: { isInterested: true, seat: null } });
    expect(await interested()).toEqual([{ requestId, builderId: bea, at: now }]);
  }
  const back = await showInterest(ports)({ requestId, isInterested: false, by });
  expect(back).toEqual({ ok: true, value: { isInterested: false, seat: null } });
  expect(await interested()).toEqual([]);
});

test("showInterest() is for approved builders, and for requests of others that no one asked them about", async () => {
  function ask(request: typeof pendingRequest, who: Principal = by) {
    const ports = openTestPorts({ cases: [{ request, responses: [] }] });
    return showInterest(ports)({ requestId, isInterested: true, by: who });
  }
  // asked already
  expect(await ask(sentRequest)).toEqual(missing);
  const cancelled = { ...pendingRequest, status: "cancelled" as const, closedAt: now };
  expect(await ask(cancelled)).toEqual(missing);
  expect(await ask({ ...pendingRequest, userId: beaUser.id })).toEqual(missing);
  expect(await ask(pendingRequest, member(ada))).toEqual(missing);
  const waiting = { ...beasBooths, reviewState: "pending-review" as const };
  expect(await ask(pendingRequest, member(beaUser, waiting))).toEqual(missing);
  const refused = { ok: false, refusal: { kind: "not-signed-in" } };
  expect(await ask(pendingRequest, { kind: "visitor" })).toEqual(refused);
});

/** A request that Carl works on, in this mode; Bea was not asked. */
async function openAtWork(mode: PromiseMode, facts: Partial<QuoteRequest> = {}) {
  const [, carls] = sentRequest.invitations;
  const request = {
    ...sentRequest,
    assignedBuilders: [carl],
    sentToBuilders: [carl],
    invitations: carls ? [carls] : [],
    ...facts,
  };
  const ports = openTestPorts({ cases: [{ request, responses: [] }] });
  ports.setPromiseMode(mode);
  const change = (promise: Partial<QuotePromise>) =>
    ports.promises.change(requestId, (found) => ({
      promise: { ...found.promise, ...promise },
      events: [],
    }));
  const join = () => showInterest(ports)({ requestId, isInterested: true, by });
  const invited = async () => (await ports.quotes.find(requestId))?.assignedBuilders;
  return { ...ports, change, join, invited };
}

test("showInterest() takes a free spot in mode auto: invited by the builder, acknowledged, with a time to answer by", async () => {
  const ports = await openAtWork("auto");
  const joined = await ports.join();
  expect(joined).toEqual({
    ok: true,
    value: {
      isInterested: true,
      seat: { respondBy: expect.any(Date), seats: { taken: 2, of: 7 } },
    },
  });
  const request = await ports.quotes.find(requestId);
  expect(request?.assignedBuilders).toEqual([carl, bea]);
  expect(request?.invitations.at(-1)).toMatchObject({
    builderId: bea,
    invitedBy: "builder",
    acknowledgedAt: now,
    removedAt: null,
    respondBy: joined.ok && joined.value.seat?.respondBy,
  });
  expect(ports.letters()).toEqual(["invitation to bea@booths.example"]);
  const promised = await ports.promises.find(requestId);
  const rows = promised ? await ports.promiseLedger.ofRequest(promised.promise.ledgerId) : [];
  expect(rows.slice(-2).map(({ kind, actor }) => [kind, actor])).toEqual([
    ["invited", "builder 2"],
    ["acknowledged", "builder 2"],
  ]);
  // the answer was lost, and the builder says it again
  expect(await ports.join()).toEqual(joined);
  expect(ports.letters()).toHaveLength(1);

  const own = request?.invitations.at(-1);
  for (const gone of [{ removedAt: now }, { releasedAt: now }, { lapsedAt: now }]) {
    const invitations = own ? [{ ...own, ...gone }] : [];
    const without = await openAtWork("auto", { invitations });
    expect(await without.join()).toEqual(missing);
  }
});

test("showInterest() invites no one in modes suggest and off: an admin reads the interest", async () => {
  const ports = await openAtWork("suggest");
  expect(await ports.join()).toMatchObject({ ok: true, value: { seat: null } });
  expect(await ports.interests.ofRequests([requestId])).toHaveLength(1);
  expect(await ports.invited()).toEqual([carl]);
  expect(await (await openAtWork("off")).join()).toEqual(missing);
});

test("showInterest() takes no seat where none is free, or where only an admin can invite", async () => {
  const full = await openAtWork("auto");
  const { version, params } = await full.promisePolicies.current();
  const oneSeat = { from: now, setBy: null, params: { ...params, seats: 1 } };
  await full.promisePolicies.replace(version, oneSeat);
  await full.change({ policyVersion: version + 1 });
  expect(await full.join()).toEqual({ ok: false, refusal: { kind: "seats-taken", of: 1 } });
  expect(await full.interests.ofRequests([requestId])).toEqual([]);

  const stopped = await openAtWork("auto");
  await stopped.change({ quotesWanted: 0 });
  const paused = await openAtWork("auto");
  await paused.change({ pausedSince: now });
  const sameCompany = await openAtWork("auto", { company: `${beasBooths.name} Inc.` });
  const excluded = await openAtWork("auto");
  await excluded.change({ all: duplicate });
  for (const ports of [stopped, paused, sameCompany, excluded]) {
    expect(await ports.join()).toMatchObject({ ok: true, value: { seat: null } });
    expect(await ports.invited()).toEqual([carl]);
  }
});

test("listAvailableRequests() offers a seat only where interest takes one", async () => {
  async function offered(promise: Partial<QuotePromise>, more: Partial<QuoteRequest> = {}) {
    const ports = await openAtWork("auto", {
      status: "pending",
      assignedBuilders: [],
      invitations: [],
      ...more,
    });
    await ports.change(promise);
    const page = { limit: 10, after: null };
    const listed = await listAvailableRequests(ports)({ by, page });
    const joined = await ports.join();
    const isTaken = joined.ok && joined.value.seat !== null;
    return [listed.ok && listed.value.items.map(({ takesSeat }) => takesSeat), isTaken];
  }
  expect(await offered({})).toEqual([[true], true]);
  const onlyInterest = [[false], false];
  expect(await offered({ quotesWanted: 0 })).toEqual(onlyInterest);
  expect(await offered({ pausedSince: now })).toEqual(onlyInterest);
  expect(await offered({ all: duplicate })).toEqual(onlyInterest);
  expect(await offered({}, { company: `${beasBooths.name} Inc.` })).toEqual(onlyInterest);
  // as many were invited as may be, and none of them works on it
  const { mostInvited } = defaultPromiseParams;
  const invitations = Array.from({ length: mostInvited }, (_, index) =>
    invitation(`0190b000-0000-7000-8000-${String(index).padStart(12, "0")}` as BuilderId, {
      removedAt: now,
    }),
  );
  expect(await offered({}, { invitations })).toEqual(onlyInterest);
});
