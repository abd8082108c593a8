import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { createPostgresBuilderProfileRepository } from "../adapters/postgres/builders/builder-profile-repository.ts";
import { createPostgresPromiseRepository } from "../adapters/postgres/promise/promise-repository.ts";
import { createPostgresMatchingRepository } from "../adapters/postgres/quotes/matching-repository.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { insertRows } from "../adapters/postgres/sql/insert-rows.ts";
import { systemClock } from "../adapters/system/clock.ts";
import { ada as adaUser, bea as beaUser, max } from "../domain/accounts/examples.ts";
import { usualCapacity } from "../domain/builder-profiles/capacity/builder-capacity.ts";
import { beasBooths, profile } from "../domain/builder-profiles/examples.ts";
import { evaluatePromises } from "../domain/promise-evaluation/evaluate-promises.ts";
import { form, pendingRequest } from "../domain/quotes/examples.ts";
import type { QuoteRequest } from "../domain/quotes/quote-request.ts";
import type { BuilderId, QuoteRequestId, ReceiptId } from "../domain/shared/id.ts";
import { examinePromises } from "../scripts/command/examine-promises.ts";
import type { AdminQuotesBody } from "./contract/admin/admin-quotes.ts";
import type { PromiseQueueBody } from "./contract/promise/promise-queue.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";

let app: TestApp;
let admin: TestClient;
const far = "2098-03-03";
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.as(max);
  const builders = Array.from({ length: 12 }, (_, index) =>
    profile(`0190b000-0000-7000-8000-0000000002${index + 10}`, `Builder ${index}`, null),
  );
  await insertRows(
    app.newEm(),
    "builder",
    builders.map((each) => toBuilderRow(each)),
  );
  // at work at every hour, so that nothing here depends on the day on which it runs
  const capacity = {
    ...{ ...usualCapacity, workDays: [1, 2, 3, 4, 5, 6, 7], workFrom: "00:00", workUntil: "24:00" },
    ...{ mostOpenInvitations: 50, mostPerShow: 20 },
  };
  const profiles = createPostgresBuilderProfileRepository(app.newEm());
  const audit = { actorId: null, action: "builder.capacity-saved", detail: {} } as const;
  for (const { id: builderId } of builders) {
    await profiles.saveCapacity({ builderId, capacity, at: new Date(), audit });
  }
});
afterAll(() => app.close());

const evaluate = () => app.newCore().promiseEvaluation.evaluatePromises();

/** A request just received, evaluated once. */
async function receive(facts: Partial<QuoteRequest> = {}) {
  const id = crypto.randomUUID() as QuoteRequestId;
  const at = new Date();
  const request = {
    ...pendingRequest,
    id,
    eventDate: far,
    eventDay: far,
    createdAt: at,
    updatedAt: at,
    ...facts,
  };
  const receipt = { id: crypto.randomUUID() as ReceiptId, expiresAt: new Date(far) };
  const quotes = createPostgresQuoteRequestRepository(app.newEm());
  await quotes.submit({ request, receipt, messages: [], idempotency: null });
  await evaluate();
  return id;
}
const read = async (id: string) => (await admin.get(`/api/admin/quotes/${id}/promise`)).body;
const act = (id: string, name: string, body: object = {}) =>
  admin.send("POST", `/api/admin/quotes/${id}/promise/${name}`, body);
async function shownProposal(id: string) {
  const { version, builders } = (await read(id)).proposal;
  return { version, builderIds: builders.map((one: { builderId: string }) => one.builderId) };
}

test("a new request is in the queue with its proposal; one call invites, an outdated one is 409, twice is once [Q07]", async () => {
  const queue = async () =>
    (await admin.get("/api/admin/promise/queue?standing=waiting")).body as PromiseQueueBody;
  const before = (await queue()).counts.waiting;
  const id = await receive();
  const body = await queue();
  expect(body).toMatchObject({ mode: "suggest", counts: { waiting: before + 1 }, next: null });
  const queued = body.queue.find(({ quoteRequestId }) => quoteRequestId === id);
  expect(queued).toMatchObject({
    quoteRequestId: id,
    standing: "waiting",
    tradeShowName: pendingRequest.tradeShowName,
    promised: 5,
    outlook: { countable: 0, asked: 0, fitting: 15 },
    why: "No builder is invited yet. Invite 9 builders.",
    first: { outcome: "open", count: 0 },
  });
  expect(queued?.proposal?.builders).toHaveLength(9);
  expect(queued?.proposal?.builders[0]).toMatchObject({ name: expect.any(String), expected: 0.7 });

  const shown = await shownProposal(id);
  const stale = await act(id, "invite", { ...shown, version: shown.version + 1 });
  expect([stale.status, stale.body.type]).toEqual([409, "/problems/proposal-changed"]);
  const answers = await Promise.all([act(id, "invite", shown), act(id, "invite", shown)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => body.invited).toSorted()).toEqual([0, 9]);
  const { body: request } = await admin.get(`/api/admin/quotes/${id}`);
  expect(request.assignedBuilders).toEqual(shown.builderIds);
  const viewed = await read(id);
  expect(viewed).toMatchObject({ standing: "on-track", proposal: null, outlook: { asked: 9 } });
  expect(viewed.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    "received",
    ...Array(9).fill("invited"),
  ]);
  expect((await queue()).counts.waiting).toBe(before);
});

test("saved availability acts on the next evaluation: paused, away, limits and hours [Q40][Q16]", async () => {
  const ownShow = { tradeShowName: "Availability Fair" };
  const id = await receive(ownShow);
  const builder = await app.as(beaUser);
  const save = async (facts: object) => {
    const { status, body } = await builder.send("PUT", "/api/builders/capacity", {
      ...usualCapacity,
      ...facts,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await app.sql(
      "update quote_promise set next_evaluation_at = now() where quote_request_id = $1",
      [id],
    );
    await evaluate();
    return body;
  };
  const proposed = async () => (await shownProposal(id)).builderIds.includes(beasBooths.id);
  const obstacles = async () => {
    const { body } = await admin.get(`/api/admin/quotes/${id}/suggested-builders`);
    const bea = body.misfits.find((one: { builderId: string }) => one.builderId === beasBooths.id);
    return bea?.obstacles.map(({ condition }: { condition: string }) => condition) ?? [];
  };
  expect((await builder.get("/api/builders/capacity")).body).toEqual({
    ...usualCapacity,
    inEffect: { timeZone: "America/Los_Angeles", openInvitations: 6, jobs: 5, perShow: 3 },
  });
  await app.sql("update builder set rating = 5, review_count = 99 where id = $1", [beasBooths.id]);
  await save({ timeZone: "Europe/Berlin" });
  expect([await proposed(), await obstacles()]).toEqual([true, []]);
  await save({ isPaused: true });
  expect([await proposed(), await obstacles()]).toEqual([false, ["away"]]);
  await save({ away: [{ from: "2020-01-01", until: "2099-01-01" }] });
  expect([await proposed(), await obstacles()]).toEqual([false, ["away"]]);
  await save({ mostOpenInvitations: 0, mostJobs: 0, mostPerShow: 0 });
  expect([await proposed(), await obstacles()]).toEqual([false, ["full", "busy", "show-load"]]);
  // works on one day only, in four days: ten working hours end there
  const workday = new Date(Date.now() + 4 * 86_400_000);
  const hours = { workDays: [workday.getUTCDay() || 7], workFrom: "00:00", workUntil: "24:00" };
  const saved = await save({ mostPerShow: 1, timeZone: "UTC", ...hours });
  expect(saved.inEffect).toMatchObject({ perShow: 1, timeZone: "UTC" });
  expect(await proposed()).toBe(true);
  await act(id, "invite", await shownProposal(id));
  const [asked] = await app.sql<{ at: Date }>(
    "select respond_by as at from invitation where quote_request_id = $1 and builder_id = $2",
    [id, beasBooths.id],
  );
  expect(asked?.at.toISOString()).toBe(`${workday.toISOString().slice(0, 10)}T10:00:00.000Z`);
  const other = await receive(ownShow);
  const { body } = await admin.get(`/api/admin/quotes/${other}/suggested-builders`);
  expect(body.misfits).toContainEqual(
    expect.objectContaining({
      builderId: beasBooths.id,
      obstacles: [expect.objectContaining({ condition: "show-load" })],
    }),
  );
  await app.sql("delete from builder_capacity where builder_id = $1", [beasBooths.id]);
  await app.sql("update builder set rating = 0, review_count = 0 where id = $1", [beasBooths.id]);
});

test("with the promise off its exhibitor reads nothing of builders who fit or quotes to expect, as none were counted [Q08]", async () => {
  const setMode = async (mode: "off" | "suggest") => {
    const { version, params } = (await admin.get("/api/admin/promise/policy")).body;
    const sent = { version, params: { ...params, mode } };
    expect((await admin.send("PUT", "/api/admin/promise/policy", sent)).status).toBe(200);
  };
  await setMode("off");
  const id = await receive();
  const assigned = await admin.send("POST", `/api/admin/quotes/${id}/assign`, {
    builderIds: [beasBooths.id],
  });
  expect(assigned.status).toBe(200);
  await evaluate();
  const ada = await app.as(adaUser);
  const { body: own } = await ada.get(`/api/quote-requests/${id}`);
  expect(own.promise.outlook).toMatchObject({
    ...{ asked: 1, state: "on-track", fitting: null, low: null, high: null, widenings: [] },
  });
  const seen = await read(id);
  expect([seen.standing, seen.why, seen.outlook.fitting]).toEqual([
    "on-track",
    "0 of 5 quotes are in.",
    null,
  ]);
  expect((await admin.get("/api/admin/promise/queue?standing=at-risk")).body.queue).toEqual([]);
  await setMode("suggest");
});

test("a capacity with an unknown field, a bad day or more than it may hold is 400", async () => {
  const builder = await app.as(beaUser);
  const away = { from: "2027-01-05", until: "2027-01-04" };
  for (const [field, wrong] of Object.entries({
    builderId: "mine",
    timeZone: "Mars/Olympus",
    workDays: [],
    workFrom: "8:00",
    workUntil: "07:00",
    away: [away],
    mostOpenInvitations: 51,
    mostJobs: 1.5,
    mostPerShow: -1,
  })) {
    const sent = { ...usualCapacity, [field]: wrong };
    const { status } = await builder.send("PUT", "/api/builders/capacity", sent);
    expect([field, status]).toEqual([field, 400]);
  }
  const many = Array.from({ length: 21 }, () => ({ from: "2027-01-05", until: "2027-01-05" }));
  const { status } = await builder.send("PUT", "/api/builders/capacity", {
    ...usualCapacity,
    away: many,
  });
  expect(status).toBe(400);
});

test("a request without a promise answers null, an unknown one 404", async () => {
  const { requestId } = await app.given("pending", { company: "Before promises" });
  const viewed = await admin.get(`/api/admin/quotes/${requestId}/promise`);
  expect([viewed.status, viewed.body]).toEqual([200, null]);
  const unknown = await admin.get(`/api/admin/quotes/${crypto.randomUUID()}/promise`);
  expect(unknown.status).toBe(404);
});

test("pause, resume and exclude over the wire, each with its line in the audit log [Q30][Q31]", async () => {
  const id = await receive();
  const reason = "We need the floor plan";
  expect((await act(id, "pause", {})).status).toBe(400);
  expect((await act(id, "pause", { reason })).status).toBe(200);
  expect(await read(id)).toMatchObject({ standing: "paused", paused: { reason } });
  expect((await admin.get("/api/admin/promise/queue?standing=paused")).body.queue).toHaveLength(1);
  expect((await act(id, "resume")).status).toBe(200);
  expect(await read(id)).toMatchObject({ standing: "waiting", paused: null });
  expect((await act(id, "exclude", { reason: "cancelled-before-due" })).status).toBe(400);
  expect((await act(id, "exclude", { reason: "duplicate" })).status).toBe(200);
  expect(await read(id)).toMatchObject({ standing: "over", all: { outcome: "excluded" } });
  const again = await act(id, "exclude", { reason: "duplicate" });
  expect([again.status, again.body.type]).toEqual([409, "/problems/target-settled"]);
  const { body: audit } = await admin.get(`/api/admin/audit?kind=quote-request&id=${id}`);
  const lines = audit.events.map(({ words }: { words: string }) => words);
  expect(lines).toEqual(
    expect.arrayContaining([
      "paused the clock of the request",
      "let the clock of the request go on",
      "took the request out of the count (duplicate)",
    ]),
  );
});

test("an evaluation that finds nothing to do is four statements, whatever the number of requests [Q44]", async () => {
  const statementsOfOne = async () => {
    const id = await receive();
    const due =
      "update quote_promise set next_evaluation_at = case when quote_request_id = $1 then now() end";
    await app.sql(due, [id]);
    const em = app.newEm();
    const pool = await em.getConnection().getNativeClient();
    const spy = vi.spyOn(pool, "query");
    const ports = {
      promises: createPostgresPromiseRepository(em),
      matching: createPostgresMatchingRepository(em),
      clock: systemClock,
    };
    expect(await evaluatePromises(ports as never)()).toBe(1);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    // one of them lists what is due
    return count - 1;
  };
  const first = await statementsOfOne();
  for (let made = 0; made < 5; made++) await receive();
  expect([first, await statementsOfOne()]).toEqual([4, 4]);
});

test("an admin changes the numbers: bounds are checked, and an outdated version is refused [Q41]", async () => {
  const { body: before } = await admin.get("/api/admin/promise/policy");
  expect(before).toMatchObject({ isModeFixed: false, params: { mode: "suggest", seats: 7 } });
  const { version, params } = before;
  const put = (body: object) => admin.send("PUT", "/api/admin/promise/policy", body);
  for (const wrong of [{ seats: 4 }, { seats: 11 }, { lapseHours: 1 }, { unknown: 1 }]) {
    const { status } = await put({ version, params: { ...params, ...wrong } });
    expect([wrong, status]).toEqual([wrong, 400]);
  }
  const saved = await put({ version, params: { ...params, seats: 8 } });
  expect([saved.status, saved.body.version, saved.body.params.seats]).toEqual([
    200,
    version + 1,
    8,
  ]);
  const replayed = await admin.send("POST", "/api/admin/promise/policy/replay", {
    params: { ...params, mostInvited: 5, seats: 5 },
  });
  expect(replayed.body).toMatchObject({ isEstimate: true, days: 30 });
  expect(replayed.body.requests).toBeGreaterThan(0);
  expect(replayed.body.proposed.invited).toBeLessThan(replayed.body.current.invited);
  const stale = await put({ version, params });
  expect([stale.status, stale.body.type]).toEqual([409, "/problems/policy-changed"]);
  const { body: summary } = await admin.get("/api/promise/summary?days=365");
  expect(summary.policies[0].version).toBe(version + 1);
});

test("the operator's PROMISE_MODE rules: with auto the job invites builders for a request sent over the wire [Q06]", async () => {
  const auto = await openTestApp({ PROMISE_MODE: "auto" });
  try {
    const visitor = auto.client();
    const { status, body } = await visitor.send("POST", "/api/quote-requests", {
      ...form,
      eventDate: far,
    });
    expect(status).toBe(201);
    await auto.newCore().promiseEvaluation.evaluatePromises();
    const desk = await auto.as(max);
    const { body: policy } = await desk.get("/api/admin/promise/policy");
    expect(policy).toMatchObject({ isModeFixed: true, params: { mode: "auto" } });
    const { body: request } = await desk.get(`/api/admin/quotes/${body.quoteRequest.id}`);
    expect(request.assignedBuilders).toHaveLength(3);
    const sent = await auto.sql("select letter ->> 'kind' as kind from message");
    expect(sent.filter(({ kind }: { kind?: string }) => kind === "invitation")).toHaveLength(3);
  } finally {
    await auto.close();
  }
});

test("doctor says the mode, how late evaluations are, and which row of the ledger was changed [Q32][Q45]", async () => {
  await receive();
  await app.newCore().promise.sealLedger();
  expect(await examinePromises(app.url)).toMatchObject([
    {
      level: "ok",
      about: "promise",
      found: expect.stringMatching(/^mode suggest, policy \d+, last/),
    },
    { level: "ok", about: "ledger" },
  ]);
  await app.sql(
    "update quote_promise set next_evaluation_at = now() - interval '1 hour' where quote_request_id = (select quote_request_id from quote_promise limit 1)",
  );
  for (const change of [
    "alter table promise_event disable trigger user",
    "update promise_event set detail = '{}' where number = (select max(number) from promise_event)",
    "alter table promise_event enable trigger user",
  ]) {
    await app.sql(change);
  }
  expect(await examinePromises(app.url)).toMatchObject([
    { level: "warn", found: expect.stringContaining("due for 60 minutes") },
    { level: "fail", found: expect.stringMatching(/^row \d+ was changed$/) },
  ]);
});

test("due times are shown in the exhibitor's zone, and move by a pause [Q04][Q30]", async () => {
  const ada = await app.as(adaUser);
  const send = async (facts: object) => {
    const sent = await ada.send("POST", "/api/quote-requests", {
      ...form,
      eventDate: far,
      ...facts,
    });
    expect(sent.status).toBe(201);
    return sent.body.quoteRequest.id as string;
  };
  const own = async (id: string) => {
    const { body } = await ada.get("/api/dashboard/quotes");
    return body.quotes.find((each: { id: string }) => each.id === id);
  };
  const id = await send({ timeZone: "Europe/Berlin" });
  const { promise, timeLine } = await own(id);
  expect(promise).toMatchObject({ timeZone: "Europe/Berlin", paused: null, outlook: null });
  expect(timeLine.promises[1].dueAt).toBe(promise.allDueAt);
  expect((await own(await send({}))).promise.timeZone).toBe("America/Los_Angeles");
  expect((await own(await send({ timeZone: "Moon/Base" }))).promise.timeZone).toBe(
    "America/Los_Angeles",
  );
  expect((await own(await send({ venue: "Somewhere" }))).promise.timeZone).toBe("UTC");

  const reason = "We need the floor plan";
  await act(id, "pause", { reason });
  await app.sql(
    "update quote_promise set paused_since = paused_since - interval '3 hours' where quote_request_id = $1",
    [id],
  );
  expect((await own(id)).promise.paused).toMatchObject({ reason });
  await act(id, "resume");
  const later = await own(id);
  const movedMs = Date.parse(later.timeLine.promises[1].dueAt) - Date.parse(promise.allDueAt);
  expect(Math.round(movedMs / 600_000)).toBe(18);
  expect(later.promise).toMatchObject({ paused: null, outlook: { asked: 0, fitting: 15 } });

  const { body: opened } = await ada.get(`/api/quote-requests/${id}`);
  expect(opened.promise).toEqual(later.promise);
  const more = await ada.send("POST", `/api/quote-requests/${id}/more-quotes`);
  expect([more.status, more.body]).toEqual([200, { builders: 9, isConfirmedFirst: true }]);
  expect((await read(id)).events.at(-1)).toMatchObject({ kind: "more-asked", actor: "exhibitor" });
  const stopped = await ada.send("POST", `/api/quote-requests/${id}/stop-asking`);
  expect([stopped.status, (await read(id)).proposal]).toEqual([200, null]);
  const again = await ada.send("POST", `/api/quote-requests/${id}/more-quotes`);
  expect([again.status, (await read(id)).proposal === null]).toEqual([200, false]);
});

test("admins read the due times of a promise with its request, in a list, a page and alone", async () => {
  const id = await receive({ company: "Due Dates Inc" });
  const { receivedAt, firstDueAt, allDueAt, timeZone } = await read(id);
  expect(Date.parse(firstDueAt)).toBeGreaterThan(Date.now());
  const due = { receivedAt, firstDueAt, allDueAt, timeZone, paused: null };
  for (const path of ["", "?search=due+dates&sort=waiting&page=1"]) {
    const { quotes } = (await admin.get(`/api/admin/quotes${path}`)).body as AdminQuotesBody;
    expect(quotes.find((quote) => quote.id === id)?.due, path).toEqual(due);
  }
  expect((await admin.get(`/api/admin/quotes/${id}`)).body.due).toEqual(due);
  const { requestId } = await app.given("pending", {});
  expect((await admin.get(`/api/admin/quotes/${requestId}`)).body.due).toBeNull();
});

test("in mode auto the next best is asked for a decline, a bounce and silence; the fifth quote releases the others [Q10][Q11][Q12][Q14]", async () => {
  const setMode = async (mode: "auto" | "suggest") => {
    const { version, params } = (await admin.get("/api/admin/promise/policy")).body;
    const sent = { version, params: { ...params, mode, seats: 7 } };
    expect((await admin.send("PUT", "/api/admin/promise/policy", sent)).status).toBe(200);
  };
  await setMode("auto");
  const id = await receive({ tradeShowName: "Next Best Fair" });
  type Row = { builder_id: BuilderId; invited_at: Date; link_version: number };
  const invitations = () =>
    app.sql<Row & { lapsed_at: Date | null; released_at: Date | null }>(
      "select builder_id, invited_at, link_version, lapsed_at, released_at from invitation where quote_request_id = $1 order by position",
      [id],
    );
  const again = async () => {
    await app.sql(
      "update quote_promise set next_evaluation_at = now() where quote_request_id = $1",
      [id],
    );
    await evaluate();
    return await invitations();
  };
  const byLink = (
    { builder_id, invited_at, link_version }: Row,
    act: string,
    body: object = {},
  ) => {
    const link = { requestId: id, builderId: builder_id, invitedAt: invited_at };
    const token = app.responseToken({ ...link, linkVersion: link_version });
    return app.client().send("POST", `/api/respond/${token}/${act}`, body);
  };
  const first = await invitations();
  expect(first).toHaveLength(9);
  const at = (index: number) => first[index] as Row;

  expect((await byLink(at(0), "decline", { code: "too-busy" })).status).toBe(200);
  expect(await again()).toHaveLength(10);

  const words = "550 5.1.1 No such mailbox";
  await app.sql(
    "update invitation set delivery = 'failed', delivered_at = now(), delivery_error = $3 where quote_request_id = $1 and builder_id = $2",
    [id, at(1).builder_id, words],
  );
  expect(await again()).toHaveLength(11);
  const { body: request } = await admin.get(`/api/admin/quotes/${id}`);
  expect(JSON.stringify(request)).toContain(words);

  await app.sql(
    "update invitation set delivery = 'sent', delivered_at = now() - interval '9 hours' where quote_request_id = $1 and builder_id = $2",
    [id, at(2).builder_id],
  );
  const asked = await again();
  expect(asked).toHaveLength(12);
  const silent = asked.filter(({ lapsed_at }) => lapsed_at !== null);
  expect(silent.map(({ builder_id }) => builder_id)).toEqual([at(2).builder_id]);

  // one begins and keeps the seat; the one who was silent may still quote
  expect((await byLink(at(3), "acknowledge")).status).toBe(200);
  const quote = {
    quotedAmount: 42_000_00,
    estimatedTimeline: "6 weeks",
    responseMessage: "Gladly",
  };
  for (const index of [2, 4, 5, 6, 7]) {
    expect((await byLink(at(index), "quote", quote)).status).toBe(200);
  }
  await app.sql(
    "update invitation set delivery = 'sent', delivered_at = now() where quote_request_id = $1 and delivery = 'queued'",
    [id],
  );
  const ended = await again();
  expect(ended).toHaveLength(12);
  const released = ended.filter(({ released_at }) => released_at !== null);
  expect(released.map(({ builder_id }) => builder_id)).toEqual(
    [first[8], ...ended.slice(9)].map((one) => one?.builder_id),
  );
  const told = await app.sql(
    "select from message where quote_request_id = $1 and letter ->> 'kind' = 'invitation-released'",
    [id],
  );
  expect(told).toHaveLength(4);
  const kinds = (await read(id)).events.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["declined", "lapsed", "released", "quoted"]));
  await setMode("suggest");
});
