import { afterAll, expect, test, vi } from "vitest";
import { createPostgresMailHolds } from "../adapters/postgres/messages/mail-holds.ts";
import { createPostgresPromiseRepository } from "../adapters/postgres/promise/promise-repository.ts";
import { createPostgresMatchingRepository } from "../adapters/postgres/quotes/matching-repository.ts";
import { sqlNow, testNow } from "../adapters/system/test/test-time.ts";
import { ada as adaUser, carl as carlUser } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { defaultPromiseParams } from "../domain/promise/promise-policy.ts";
import { evaluatePromises } from "../domain/promise-evaluation/evaluate-promises.ts";
import { pendingRequest } from "../domain/quotes/examples.ts";
import { checkPromises } from "../scripts/command/check-promises.ts";
import type { AdminQuotesBody } from "./contract/admin/admin-quotes.ts";
import type { PromiseQueueBody } from "./contract/promise/promise-queue.ts";
import { openPromiseApp } from "./test/promise-app.ts";

const { act, admin, app, evaluate, read, receive, shownProposal, setMode } = await openPromiseApp();
afterAll(() => app.close());

test("a new request is in the queue with its proposal; one call invites, an outdated one is 409, twice is once [Q07]", async () => {
  const queue = async () =>
    (await admin.get("/api/admin/promise/queue?standing=waiting")).body as PromiseQueueBody;
  const before = (await queue()).counts.waiting;
  const id = await receive();
  const body = await queue();
  expect(body).toMatchObject({ mode: "suggest", counts: { waiting: before + 1 }, next: null });
  expect((await admin.get("/api/admin/dashboard")).body.promises).toEqual(body.counts);
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

test("an invitation can be undone for ten seconds, and leaves no trace with the builders; then it is 409 [W10]", async () => {
  const id = await receive();
  const { builderIds, ...shown } = await shownProposal(id);
  const invite = async () =>
    (await act(id, "invite", { ...shown, builderIds, canUndo: true })).status;
  const undo = async () => {
    const { status, body } = await act(id, "invite/undo", { builderIds });
    return [status, body.type ?? body.message];
  };
  expect(await invite()).toBe(200);
  app.clock.advance(9_000);
  expect(await undo()).toEqual([200, "The invitation is undone"]);
  const { body: request } = await admin.get(`/api/admin/quotes/${id}`);
  expect(request).toMatchObject({ status: "pending", assignedBuilders: [] });
  const rows = await app.sql("select builder_id from invitation where quote_request_id = $1", [id]);
  expect(rows).toEqual([]);
  expect((await shownProposal(id)).builderIds).toEqual(builderIds);
  const again = await act(id, "invite", { builderIds, canUndo: true });
  expect([again.status, again.body.invited]).toEqual([200, builderIds.length]);
  app.clock.advance(11_000);
  expect(await undo()).toEqual([409, "/problems/undo-too-late"]);
});

test("a missed promise is answered and closed by one call, everywhere one less; who comes second reads how it stands [W11]", async () => {
  const id = await receive({ tradeShowName: "Missed Fair" });
  const counted = async () => {
    const { counts } = (await admin.get("/api/admin/promise/queue?standing=missed")).body;
    expect((await admin.get("/api/admin/dashboard")).body.promises).toEqual(counts);
    return counts.missed;
  };
  const before = await counted();
  await app.sql(
    `update quote_promise set first_due_at = ${sqlNow()} - interval '30 hours', all_due_at = ${sqlNow()} - interval '6 hours',
       next_evaluation_at = ${sqlNow()} - interval '1 second' where quote_request_id = $1`,
    [id],
  );
  await evaluate();
  expect(await counted()).toBe(before + 1);
  const { missed, proposal } = await read(id);
  expect(missed.happened[0]).toBe("Invited: no builder.");
  expect(proposal).toBeNull();
  const kept = await act(id, "keep-trying", { builderIds: [beasBooths.id] });
  expect([kept.status, kept.body.invited]).toEqual([200, 1]);
  expect((await read(id)).lookAgainAt).toBe(kept.body.lookAgainAt);
  expect(await counted()).toBe(before + 1);

  const empty = await act(id, "close", { email: " " });
  expect([empty.status, empty.body.errors]).toEqual([
    400,
    [{ field: "email", message: "Email is required" }],
  ]);
  const email = `${missed.email}\n\nMax`;
  expect((await act(id, "close", { email })).status).toBe(200);
  expect(await counted()).toBe(before);
  const second = await act(id, "close", { email: "Again" });
  expect([second.status, second.body.type, second.body.standing]).toEqual([
    409,
    "/problems/case-closed",
    "over",
  ]);
  const letters = await app.sql<{ text: string }>(
    `select letter ->> 'text' as text from message
     where quote_request_id = $1 and letter ->> 'kind' = 'promise-answered'`,
    [id],
  );
  expect(letters).toEqual([{ text: email }]);
  const { body: history } = await admin.get(`/api/admin/audit?kind=quote-request&id=${id}`);
  const lines = JSON.stringify(history);
  expect(lines).toContain("answered the customer and closed the missed promise");
  expect(lines).toContain("keeps trying to get quotes after the missed promise");
  await app.sql("delete from quote_request where id = $1", [id]);
});

test("a builder who was not asked sees a request at work with a free seat; interest is for admins in suggest, and a seat in auto", async () => {
  const id = await receive({ tradeShowName: "Free Seat Fair" });
  await act(id, "invite", await shownProposal(id));
  await app.sql("delete from invitation where quote_request_id = $1 and builder_id = $2", [
    id,
    carlsStands.id,
  ]);
  await app.sql(
    "update quote_request set assigned_builders = array_remove(assigned_builders, $2) where id = $1",
    [id, carlsStands.id],
  );
  await evaluate();
  const carl = await app.as(carlUser);
  const listed = async (by = carl) => {
    const { body } = await by.get("/api/dashboard/available-quote-requests?limit=100");
    return body.availableQuotes.find((one: { id: string }) => one.id === id);
  };
  const said = (by = carl) => by.send("POST", `/api/quote-requests/${id}/interest`);
  const [{ builder_id: asked } = { builder_id: "" }] = await app.sql<{ builder_id: string }>(
    "select builder_id from invitation where quote_request_id = $1 limit 1",
    [id],
  );
  expect(asked).not.toBe("");
  expect(await listed()).toMatchObject({ seats: { taken: 0, of: 7 }, takesSeat: false });
  expect((await said()).body).toEqual({ message: "Your interest is sent", seat: null });
  expect((await admin.get(`/api/admin/quotes/${id}`)).body.assignedBuilders).not.toContain(
    carlsStands.id,
  );

  await setMode("auto");
  expect(await listed()).toMatchObject({ takesSeat: true, isInterested: true });
  await app.sql(`update invitation set acknowledged_at = ${sqlNow()} where quote_request_id = $1`, [
    id,
  ]);
  await app.sql(
    `update quote_promise set next_evaluation_at = ${sqlNow()} - interval '1 second' where quote_request_id = $1`,
    [id],
  );
  const full = await said();
  expect([full.status, full.body.type]).toEqual([409, "/problems/seats-taken"]);
  await evaluate();
  expect(await listed()).toBeUndefined();

  await app.sql(
    `update invitation set acknowledged_at = null where quote_request_id = $1
       and position >= (select max(position) - 3 from invitation where quote_request_id = $1)`,
    [id],
  );
  const taken = await said();
  expect(taken.status, taken.text).toBe(200);
  expect(taken.body).toMatchObject({
    message: "You have a spot",
    seat: { respondBy: expect.stringMatching(/Z$/), seats: { of: 7 } },
  });
  const { body: own } = await carl.get("/api/dashboard/assigned-quotes?limit=100");
  expect(own.assignedQuotes.find((one: { id: string }) => one.id === id)).toMatchObject({
    respondBy: taken.body.seat.respondBy,
    acknowledgement: "given",
  });
  // the answer was lost: said again, it names the same seat, and no one is invited again
  const again = await said();
  expect([again.status, again.body]).toEqual([200, taken.body]);
  expect(await listed()).toBeUndefined();
  const { body: audit } = await admin.get(`/api/admin/audit?kind=quote-request&id=${id}`);
  expect(audit.events.map(({ words }: { words: string }) => words)).toContain(
    "took a spot by themselves",
  );
  await setMode("suggest");
  // its invitations would count in what others are asked
  await app.sql("delete from quote_request where id = $1", [id]);
});

test("with the promise off its exhibitor reads nothing of builders who fit or quotes to expect, as none were counted [Q08]", async () => {
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
    asked: 1,
    state: "on-track",
    fitting: null,
    low: null,
    high: null,
    widenings: [],
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
    const due = `update quote_promise set next_evaluation_at = case when quote_request_id = $1 then ${sqlNow()} end`;
    await app.sql(due, [id]);
    const em = app.newEm();
    const pool = await em.getConnection().getNativeClient();
    const spy = vi.spyOn(pool, "query");
    const ports = {
      promises: createPostgresPromiseRepository(em),
      matching: createPostgresMatchingRepository(em),
      mailHolds: createPostgresMailHolds(em),
      clock: app.clock,
    };
    expect(await evaluatePromises(ports as never)()).toBe(1);
    const count = spy.mock.calls.length;
    spy.mockRestore();
    // one of them looks for a hold, one lists what is due
    return count - 2;
  };
  const first = await statementsOfOne();
  for (let made = 0; made < 5; made++) await receive();
  expect([first, await statementsOfOne()]).toEqual([4, 4]);
});

test("the real decision is played alike each time, and asking for more keeps less [Q43]", async () => {
  await receive();
  await app.sql("update quote_promise set outlook = jsonb_set(outlook, '{fitting}', '20')");
  const { params } = (await admin.get("/api/admin/promise/policy")).body;
  const replay = async (facts: object) =>
    (
      await admin.send("POST", "/api/admin/promise/policy/replay", {
        params: { ...params, mode: "auto", ...facts },
      })
    ).body.proposed;
  const business = await replay({ clock: "business" });
  expect(business.invited).toBeLessThanOrEqual(12);
  expect(await replay({ clock: "business" })).toEqual(business);
  expect((await replay({ quotesPromised: 10 })).allKept).toBeLessThan(business.allKept);
});

test("an admin changes the settings: bounds are checked, constants stay, and an outdated version is refused [Q41][W12]", async () => {
  const { body: before } = await admin.get("/api/admin/promise/policy");
  expect(before).toMatchObject({ isModeFixed: false, params: { mode: "suggest", seats: 7 } });
  const { version, params } = before;
  const put = (body: object) => admin.send("PUT", "/api/admin/promise/policy", body);
  const { calendar } = params;
  const calendars = ["08:00", "07:00"].map((until) => ({
    calendar: { ...calendar, from: "08:00", until },
  }));
  for (const wrong of [
    { quotesPromised: 11 },
    { firstHours: 49 },
    { seats: 8 },
    { lapseHours: 1 },
    { unknown: 1 },
    ...calendars,
  ]) {
    const { status } = await put({ version, params: { ...params, ...wrong } });
    expect([wrong, status]).toEqual([wrong, 400]);
  }
  const seats = await put({ version, params: { ...params, seats: 8 } });
  expect(seats.body.errors).toEqual([
    { field: "params.seats", message: "seats can't be set: it's always 7" },
  ]);
  const { clock, firstHours, quotesPromised, mode } = params;
  const settings = { mode, clock, calendar, firstHours, allHours: 72, quotesPromised };
  const provenAt = (at: string) =>
    app.sql("update session set sess = sess || jsonb_build_object('provenAt', $1::text)", [at]);
  await provenAt("2020-01-01T00:00:00.000Z");
  const unproven = await put({ version, params: settings });
  expect([unproven.status, unproven.body.type]).toEqual([403, "/problems/fresh-proof-needed"]);
  expect((await admin.get("/api/admin/promise/policy")).body.version).toBe(version);
  await provenAt(testNow().toISOString());
  const saved = await put({ version, params: settings });
  expect([saved.status, saved.body.version]).toEqual([200, version + 1]);
  expect(saved.body.params).toEqual({ ...defaultPromiseParams, ...settings });
  const replayed = await admin.send("POST", "/api/admin/promise/policy/replay", {
    params: { ...settings, quotesPromised: 1 },
  });
  expect(replayed.body).toMatchObject({ isEstimate: true, days: 30 });
  expect(replayed.body.requests).toBeGreaterThan(0);
  expect(replayed.body.proposed.invited).toBeLessThan(replayed.body.current.invited);
  const stale = await put({ version, params });
  expect([stale.status, stale.body.type]).toEqual([409, "/problems/policy-changed"]);
  const { body: summary } = await admin.get("/api/promise/summary?days=365");
  expect(summary.policies[0].version).toBe(version + 1);
  expect((await put({ version: version + 1, params })).status).toBe(200);
});

test("doctor says the mode, how late evaluations are, and which row of the ledger was changed or is gone [Q32][Q45]", async () => {
  await receive();
  await app.newCore().promise.sealLedger();
  expect(await checkPromises(app.url, app.clock.now(), false)).toMatchObject([
    {
      level: "ok",
      about: "promise",
      found: expect.stringMatching(/^mode suggest, policy \d+, last/),
    },
    { level: "ok", about: "ledger" },
  ]);
  const ledger = async () => (await checkPromises(app.url, app.clock.now(), false))[1];
  const rewrite = async (...changes: string[]) => {
    await app.sql("alter table promise_event disable trigger user");
    for (const change of changes) await app.sql(change);
    await app.sql("alter table promise_event enable trigger user");
  };
  // the last sealed row is gone, below a seal of a day without rows
  await app.sql(
    `insert into promise_seal (day, events, until_number, root, prev_root)
     select day + 1, 0, until_number, encode(sha256(convert_to(root, 'UTF8')), 'hex'), root from promise_seal
     order by day desc limit 1`,
  );
  expect(await ledger()).toMatchObject({ level: "ok" });
  await rewrite(
    `create table held as select * from promise_event
     where number = (select max(until_number) from promise_seal)`,
    "delete from promise_event where number = (select number from held)",
  );
  expect(await ledger()).toMatchObject({
    level: "fail",
    found: expect.stringMatching(/^the seal of \d{4}-\d\d-\d\d doesn't match its rows$/),
  });
  await rewrite("insert into promise_event select * from held", "drop table held");
  expect(await ledger()).toMatchObject({ level: "ok" });
  // rows that no seal covers yet
  const id = await receive();
  await rewrite(
    `create table held as select e.* from promise_event e join quote_promise p using (ledger_id)
     where p.quote_request_id = '${id}'`,
    "delete from promise_event where number in (select number from held)",
  );
  expect(await ledger()).toMatchObject({
    level: "fail",
    found: "rows of 1 requests are gone",
  });
  await rewrite("insert into promise_event select * from held", "drop table held");
  expect(await ledger()).toMatchObject({ level: "ok" });

  await app.sql(
    `update quote_promise set next_evaluation_at = ${sqlNow()} - interval '1 hour' where quote_request_id = (select quote_request_id from quote_promise limit 1)`,
  );
  await rewrite(
    "update promise_event set detail = '{}' where number = (select max(number) from promise_event)",
  );
  expect(await checkPromises(app.url, app.clock.now(), false)).toMatchObject([
    { level: "warn", found: expect.stringContaining("due for 60 minutes") },
    { level: "fail", found: expect.stringMatching(/^row \d+ was changed$/) },
  ]);
});

test("admins read the due times of a promise with its request, in a list, a page and alone", async () => {
  const id = await receive({ company: "Due Dates Inc" });
  const { receivedAt, firstDueAt, allDueAt, timeZone } = await read(id);
  const numbers = expect.objectContaining({ quotesPromised: 5, firstHours: 24, allHours: 48 });
  expect(Date.parse(firstDueAt)).toBeGreaterThan(testNow().getTime());
  const due = { receivedAt, firstDueAt, allDueAt, timeZone, paused: null, numbers };
  for (const path of ["", "?search=due+dates&sort=waiting&page=1"]) {
    const { quotes } = (await admin.get(`/api/admin/quotes${path}`)).body as AdminQuotesBody;
    expect(quotes.find((quote) => quote.id === id)?.due, path).toEqual(due);
  }
  expect((await admin.get(`/api/admin/quotes/${id}`)).body.due).toEqual(due);
  const { requestId } = await app.given("pending", {});
  expect((await admin.get(`/api/admin/quotes/${requestId}`)).body.due).toBeNull();
});

test("an admin reads which requests of the same company or address are for the same show; nothing is excluded by itself", async () => {
  const facts = { company: "Twice Sent, Inc.", tradeShowName: "Twice Fair 2098" };
  const first = await receive({ ...facts, email: "one@twice.example" });
  const others = [
    await receive({ ...facts, company: "twice sent", email: "two@twice.example" }),
    await receive({ ...facts, company: "Another name", email: "One@twice.example" }),
  ];
  await receive({ ...facts, tradeShowName: "Another Fair", email: "one@twice.example" });
  await receive({ ...facts, company: "Twice Sent More", email: "three@twice.example" });
  const { similar, all } = await read(first);
  const ids = similar.map(({ quoteRequestId }: { quoteRequestId: string }) => quoteRequestId);
  expect(new Set(ids)).toEqual(new Set(others));
  expect(all.outcome).toBe("open");
});
