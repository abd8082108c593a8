import { expect, it } from "vitest";
import { openTestPorts } from "../../../adapters/memory/test/test-ports.ts";
import { withStaleWrites } from "../../../adapters/memory/test/with-stale-writes.ts";
import { bea as beaUser, carl as carlUser, max, member } from "../../accounts/examples.ts";
import { builderProfiles } from "../../builder-profiles/examples.ts";
import {
  answeredCase,
  bea,
  beasResponse,
  carl,
  invitation,
  now,
  pendingRequest,
  sentRequest,
} from "../../quotes/examples.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { completeRequest } from "../complete-request.ts";
import { annotateRequest } from "../requests/annotate-request.ts";
import { listQuotesForAdmin } from "../requests/list-quotes-for-admin.ts";
import { readAdminStats } from "../requests/read-admin-stats.ts";
import { sendAgain } from "./send-again.ts";

const by = member(max);
const requestId = pendingRequest.id;
const failed = { delivery: "failed" as const, deliveryError: "550 no such user" };
const unreached: QuoteRequest = {
  ...sentRequest,
  status: "email_failed",
  sentToBuilders: [],
  invitations: [invitation(bea, failed), invitation(carl, failed)],
};
const cases = [{ request: unreached, responses: [] }];

it("sendAgain() queues the failed invitations again; the state stays until they end", async () => {
  const fakes = openTestPorts({ cases });
  const result = await sendAgain(fakes)({ requestId, by });
  const request = await fakes.quotes.find(requestId);
  expect(result).toEqual({ ok: true, value: { request, sentAgain: 2 } });
  const queued = { delivery: "queued", invitedAt: now, deliveredAt: null, deliveryError: null };
  expect(request).toMatchObject({ status: "email_failed", invitations: [queued, queued] });
  expect(fakes.outbox.map(({ dedupeKey }) => dedupeKey)).toEqual([
    `invitation/${requestId}/${bea}/${now.getTime()}`,
    `invitation/${requestId}/${carl}/${now.getTime()}`,
  ]);
});

it("sendAgain() takes the builders that are named, and no others", async () => {
  const fakes = openTestPorts({ cases });
  await sendAgain(fakes)({ requestId, builderIds: [bea, "nobody"], by });
  expect(fakes.letters()).toEqual([`invitation to ${beaUser.email}`]);
});

it("sendAgain() finds no request where there is none", async () => {
  const missing = { ok: false, refusal: { kind: "quote-request-not-found" } };
  expect(await sendAgain(openTestPorts())({ requestId, by })).toEqual(missing);
});

it("sendAgain() refuses when nothing failed, or no one can be reached", async () => {
  const refused = { ok: false, refusal: { kind: "nothing-to-send-again" } };
  const arrived = openTestPorts({ cases: [{ request: sentRequest, responses: [] }] });
  expect(await sendAgain(arrived)({ requestId, by })).toEqual(refused);
  const profiles = builderProfiles.map((each) => ({ ...each, userId: null, email: null }));
  expect(await sendAgain(openTestPorts({ cases, profiles }))({ requestId, by })).toEqual(refused);
});

it("sendAgain() sends nothing to a builder who was taken off the site", async () => {
  const profiles = builderProfiles.map((each) =>
    each.id === bea ? { ...each, reviewState: "declined" as const } : each,
  );
  const fakes = openTestPorts({ cases, profiles });
  expect(await sendAgain(fakes)({ requestId, by })).toMatchObject({ value: { sentAgain: 1 } });
  expect(fakes.letters()).toEqual([`invitation to ${carlUser.email}`]);
});

it("sendAgain() leaves a failed invitation alone once its builder has answered", async () => {
  const fakes = openTestPorts({ cases: [{ request: unreached, responses: [beasResponse] }] });
  expect(await sendAgain(fakes)({ requestId, by })).toMatchObject({ value: { sentAgain: 1 } });
  const [beas, carls] = (await fakes.quotes.find(requestId))?.invitations ?? [];
  expect(beas).toEqual(unreached.invitations[0]);
  expect(carls).toMatchObject({ builderId: carl, delivery: "queued", invitedAt: now });
});

it("sendAgain() sends no invitation once an offer is accepted", async () => {
  const responses = [{ ...beasResponse, status: "accepted" as const }];
  const fakes = openTestPorts({ cases: [{ request: unreached, responses }] });
  const attempted = "send the invitations again";
  const refused = { ok: false, refusal: { kind: "response-already-accepted", attempted } };
  expect(await sendAgain(fakes)({ requestId, by })).toEqual(refused);
  expect(fakes.outbox).toEqual([]);
});

it("sendAgain() pressed twice sends once", async () => {
  const fakes = openTestPorts({ cases });
  const quotes = withStaleWrites(fakes.quotes, () => sendAgain(fakes)({ requestId, by }));
  const result = await sendAgain({ ...fakes, quotes })({ requestId, by });
  expect(result).toEqual({ ok: false, refusal: { kind: "nothing-to-send-again" } });
  expect(fakes.outbox).toHaveLength(2);
});

it("completeRequest() closes the request once an offer is accepted, and mails the exhibitor", async () => {
  const open = openTestPorts({ cases: [answeredCase] });
  const refused = { ok: false, refusal: { kind: "no-accepted-response" } };
  expect(await completeRequest(open)({ requestId, by })).toEqual(refused);
  const responses = [{ ...beasResponse, status: "accepted" as const }];
  const fakes = openTestPorts({ cases: [{ ...answeredCase, responses }] });
  const result = await completeRequest(fakes)({ requestId, by });
  expect(result).toEqual({ ok: true, value: await fakes.quotes.find(requestId) });
  expect(result).toMatchObject({ value: { status: "completed" } });
  expect(fakes.letters()).toEqual([`request-closed to ${pendingRequest.email}`]);
  const again = { refusal: { kind: "quote-request-state", status: "completed" } };
  expect(await completeRequest(fakes)({ requestId, by })).toMatchObject(again);
});

it("annotateRequest() sets what is given, and wipes notes", async () => {
  const fakes = openTestPorts({ cases });
  const annotate = annotateRequest(fakes);
  await annotate({ requestId, priority: "medium", by });
  await annotate({ requestId, notes: "Call first", by });
  const stored = { priority: "medium", notes: "Call first", status: "email_failed" };
  expect(await fakes.quotes.find(requestId)).toMatchObject(stored);
  await annotate({ requestId, notes: null, by });
  expect(await fakes.quotes.find(requestId)).toMatchObject({ priority: "medium", notes: null });
});

it("listQuotesForAdmin() names the approved builders, and those assigned who are not anymore", async () => {
  const profiles = builderProfiles.map((profile) =>
    profile.id === carl ? { ...profile, public: false } : profile,
  );
  const fakes = openTestPorts({ cases, profiles });
  const page = { limit: 10, after: null };
  const result = await listQuotesForAdmin(fakes)({ by, group: "assigned", page });
  expect(result).toEqual({
    ok: true,
    value: {
      interests: [],
      promised: [expect.objectContaining({ quoteRequestId: unreached.id })],
      items: [unreached],
      next: null,
      builders: [
        { id: bea, name: "Bea's Booths" },
        { id: builderProfiles[2]?.id, name: "Dora Displays" },
        { id: carl, name: "Carl's Stands" },
      ],
    },
  });
});

it("readAdminStats() counts by group, and the approved builders", async () => {
  expect(await readAdminStats(openTestPorts({ cases }))({ by })).toEqual({
    ok: true,
    value: {
      totalQuotes: 1,
      pendingQuotes: 0,
      assignedQuotes: 1,
      completedQuotes: 0,
      totalBuilders: 3,
      waitingReviews: 0,
      waitingChecks: 0,
      promises: { waiting: 0, "at-risk": 0, missed: 0, paused: 0 },
    },
  });
});
