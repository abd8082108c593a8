import { afterAll, expect, test } from "vitest";
import { sqlNow, testDay, testNow } from "../adapters/system/test/test-time.ts";
import { ada as adaUser, bea as beaUser, max } from "../domain/accounts/examples.ts";
import { usualCapacity } from "../domain/builder-profiles/capacity/builder-capacity.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { form } from "../domain/quotes/examples.ts";
import type { BuilderId } from "../domain/shared/id.ts";
import type { ViewedPromiseBody } from "./contract/promise/promise-queue.ts";
import { far, openPromiseApp } from "./test/promise-app.ts";
import { summarizeLedger } from "./test/summarize-ledger.ts";
import { openTestApp } from "./test/test-app.ts";

const { act, admin, app, evaluate, read, receive, shownProposal, setMode } = await openPromiseApp();
afterAll(() => app.close());

type ViewedEvent = ViewedPromiseBody["events"][number];

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
      `update quote_promise set next_evaluation_at = ${sqlNow()} - interval '1 second' where quote_request_id = $1`,
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
  const workday = new Date(testNow().getTime() + 4 * 86_400_000);
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

test("a capacity with an unknown field, a bad day or more than it may hold is 400", async () => {
  const builder = await app.as(beaUser);
  const away = { from: testDay(34), until: testDay(33) };
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
  const half = await builder.send("PUT", "/api/builders/capacity", { workFrom: "23:00" });
  expect(half.status).toBe(400);
  const many = Array.from({ length: 21 }, () => ({ from: testDay(34), until: testDay(34) }));
  const { status } = await builder.send("PUT", "/api/builders/capacity", {
    ...usualCapacity,
    away: many,
  });
  expect(status).toBe(400);
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

test("in mode auto the next best is asked for a decline, a bounce and silence; the fifth quote releases the others [Q10][Q11][Q12][Q14]", async () => {
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
      `update quote_promise set next_evaluation_at = ${sqlNow()} - interval '1 second' where quote_request_id = $1`,
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
  // those at work at every hour before those of the samples, whose silence is counted in their hours
  const isAlways = ({ builder_id }: Row) =>
    builder_id.startsWith("0190b000-0000-7000-8000-0000000002");
  const first = (await invitations()).toSorted((a, b) => Number(isAlways(b)) - Number(isAlways(a)));
  expect(first).toHaveLength(9);
  const at = (index: number) => first[index] as Row;

  expect((await byLink(at(0), "decline", { code: "too-busy" })).status).toBe(200);
  expect(await again()).toHaveLength(10);

  const words = "550 5.1.1 No such mailbox";
  await app.sql(
    `update invitation set delivery = 'failed', delivered_at = ${sqlNow()}, delivery_error = $3 where quote_request_id = $1 and builder_id = $2`,
    [id, at(1).builder_id, words],
  );
  expect(await again()).toHaveLength(11);
  const { body: request } = await admin.get(`/api/admin/quotes/${id}`);
  expect(JSON.stringify(request)).toContain(words);

  await app.sql(
    `update invitation set delivery = 'sent', delivered_at = ${sqlNow()} - interval '9 hours' where quote_request_id = $1 and builder_id = $2`,
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
    `update invitation set delivery = 'sent', delivered_at = ${sqlNow()} where quote_request_id = $1 and delivery = 'queued'`,
    [id],
  );
  const ended = await again();
  expect(ended).toHaveLength(12);
  const released = ended.filter(({ released_at }) => released_at !== null);
  expect(released.map(({ builder_id }) => builder_id)).toEqual(
    [first[8], ...ended.slice(9)].map((one) => one?.builder_id),
  );
  const sentLetters = await app.sql(
    "select from message where quote_request_id = $1 and letter ->> 'kind' = 'invitation-released'",
    [id],
  );
  expect(sentLetters).toHaveLength(4);
  const kinds = (await read(id)).events.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["declined", "lapsed", "released", "quoted"]));
  await setMode("suggest");
});

test("the best suggestions are proposed and invited in their order, with the points and reasons that an admin is shown [Q09]", async () => {
  const id = await receive({ tradeShowName: "Best First Fair" });
  const { body } = await admin.get(`/api/admin/quotes/${id}/suggested-builders`);
  const proposal = await shownProposal(id);
  type Shown = { builderId: string; points: number; reasons: { criterion: string; why: string }[] };
  const best: Shown[] = body.suggestions.slice(0, proposal.builderIds.length);
  expect(proposal.builderIds).toEqual(best.map(({ builderId }) => builderId));
  await act(id, "invite", proposal);
  const stored = await app.sql<{ builder_id: string } & Omit<Shown, "builderId">>(
    "select builder_id, points, reasons from invitation where quote_request_id = $1 order by position",
    [id],
  );
  const factsOf = ({ points, reasons }: Omit<Shown, "builderId">) => ({
    points,
    reasons: reasons.map(({ criterion, why }) => `${criterion}: ${why}`),
  });
  expect(stored.map((one) => [one.builder_id, factsOf(one)])).toEqual(
    best.map((one) => [one.builderId, factsOf(one)]),
  );
  await app.sql("delete from quote_request where id = $1", [id]);
});

test("the range of a first forecast is counted against the quotes that came, in the summary as in the export [Q29][Q35]", async () => {
  const id = await receive({ tradeShowName: "Forecast Fair" });
  // no builder is invited before an admin confirms
  expect((await read(id)).outlook.forecast).toMatchObject({ low: 0, high: 0 });
  await act(id, "invite", await shownProposal(id));
  const { low, high } = (await read(id)).outlook.forecast;
  expect([low > 0, high > low]).toEqual([true, true]);
  const past = (name: string) =>
    `jsonb_set(other_clock, '{${name}}', to_jsonb(${sqlNow()} - interval '1 day'))`;
  await app.sql(
    `update quote_promise set first_due_at = ${sqlNow()} - interval '2 days', all_due_at = ${sqlNow()} - interval '1 day',
       other_clock = ${past("firstDueAt").replace("other_clock,", `${past("allDueAt")},`)},
       next_evaluation_at = ${sqlNow()} - interval '1 second'
     where quote_request_id = $1`,
    [id],
  );
  await evaluate();
  const settledBy = (await read(id)).events.flatMap(({ kind, detail }: ViewedEvent) =>
    kind === "target-missed" && detail.target === "all" ? [[detail.clock, detail]] : [],
  );
  const { wall, business } = Object.fromEntries(settledBy);
  expect(wall).toMatchObject({ count: 0, forecastLow: low, forecastHigh: high });
  expect(business).toMatchObject({ count: 0 });
  expect(business).not.toHaveProperty("forecastLow");
  const { body } = await app.client().get("/api/promise/summary?days=30");
  const { body: rows } = await app.client().get("/api/promise/ledger.json");
  const dated = rows.map((row: { at?: string }) => ({ ...row, at: new Date(row.at ?? 0) }));
  const window = {
    days: 30,
    least: body.least,
    since: new Date(testNow().getTime() - 30 * 86_400_000),
  };
  expect(body.forecast).toEqual(summarizeLedger(dated, window).forecast);
  expect(body.forecast.below).toBeGreaterThan(0);
  expect(body.received).toBeGreaterThanOrEqual(body.settled);
  await app.sql("delete from quote_request where id = $1", [id]);
});

/** A zone in which it is this hour now. */
function zoneAt(hour: number): string {
  const ahead = ((hour - testNow().getUTCHours() + 36) % 24) - 12;
  return ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

const atEveryHour = {
  ...usualCapacity,
  workDays: [1, 2, 3, 4, 5, 6, 7],
  workFrom: "00:00",
  workUntil: "24:00",
  mostOpenInvitations: 50,
  mostPerShow: 20,
};

test("a reminder that is due at night in the builder's zone waits, and goes out once by day [Q18]", async () => {
  const id = await receive({ tradeShowName: "Night Fair" });
  const builder = await app.as(beaUser);
  const work = async (hour: number, facts: object = {}) => {
    const capacity = { ...atEveryHour, timeZone: zoneAt(hour), ...facts };
    expect((await builder.send("PUT", "/api/builders/capacity", capacity)).status).toBe(200);
  };
  await work(12);
  await admin.send("POST", `/api/admin/quotes/${id}/assign`, { builderIds: [beasBooths.id] });
  await app.sql(
    `update invitation set delivery = 'sent', delivered_at = ${sqlNow()} - interval '5 hours', respond_by = ${sqlNow()} + interval '20 hours'
     where quote_request_id = $1`,
    [id],
  );
  const reminders = async () => {
    await app.sql(
      `update quote_promise set next_evaluation_at = ${sqlNow()} - interval '1 second' where quote_request_id = $1`,
      [id],
    );
    await evaluate();
    const letters = await app.sql(
      "select from message where quote_request_id = $1 and letter ->> 'kind' = 'invitation-reminder'",
      [id],
    );
    return letters.length;
  };
  for (const night of [22, 3, 5]) {
    await work(night);
    expect([night, await reminders()]).toEqual([night, 0]);
  }
  // by day, and not at work until evening
  await work(9, { workFrom: "18:00", workUntil: "20:00" });
  expect(await reminders()).toBe(0);
  await work(12);
  expect([await reminders(), await reminders()]).toEqual([1, 1]);
  await app.sql("delete from quote_request where id = $1", [id]);
  await app.sql("delete from builder_capacity where builder_id = $1", [beasBooths.id]);
});

test("the load of one show counts requests that name it in any year within two weeks, and no others [Q17]", async () => {
  const builder = await app.as(beaUser);
  const one = { ...atEveryHour, mostPerShow: 1 };
  expect((await builder.send("PUT", "/api/builders/capacity", one)).status).toBe(200);
  const first = await receive({ tradeShowName: "Load Fair 2098" });
  await admin.send("POST", `/api/admin/quotes/${first}/assign`, { builderIds: [beasBooths.id] });
  const obstacles = async (facts: { tradeShowName: string; eventDay: string }) => {
    const id = await receive({ ...facts, eventDate: facts.eventDay });
    const { body } = await admin.get(`/api/admin/quotes/${id}/suggested-builders`);
    await app.sql("delete from quote_request where id = $1", [id]);
    const bea = body.misfits.find(
      (each: { builderId: string }) => each.builderId === beasBooths.id,
    );
    return bea?.obstacles.map(({ condition }: { condition: string }) => condition) ?? [];
  };
  const near = { tradeShowName: "load fair", eventDay: "2098-03-16" };
  expect(await obstacles(near)).toEqual(["show-load"]);
  expect(await obstacles({ ...near, eventDay: "2098-03-18" })).toEqual([]);
  expect(await obstacles({ ...near, tradeShowName: "Other Fair" })).toEqual([]);
  await app.sql("delete from quote_request where id = $1", [first]);
  await app.sql("delete from builder_capacity where builder_id = $1", [beasBooths.id]);
});

test("a missed promise is shown and emailed once, and asking for more proposes further builders [Q28]", async () => {
  const id = await receive({ tradeShowName: "Late Fair" });
  const again = async () => {
    await app.sql(
      `update quote_promise set next_evaluation_at = ${sqlNow()} - interval '1 second' where quote_request_id = $1`,
      [id],
    );
    await evaluate();
  };
  // noon where the exhibitor is: no one is emailed at night
  await app.sql(
    `update quote_promise set time_zone = $2, first_due_at = ${sqlNow()} - interval '30 hours', all_due_at = ${sqlNow()} - interval '6 hours'
     where quote_request_id = $1`,
    [id, zoneAt(12)],
  );
  await again();
  await again();
  const exhibitor = await app.as(adaUser);
  const { body } = await exhibitor.get(`/api/quote-requests/${id}`);
  expect(body.promise.outlook).toMatchObject({ state: "missed", countable: 0, promised: 5 });
  const letters = await app.sql<{ isFirst: boolean }>(
    `select (letter ->> 'isFirst')::boolean as "isFirst" from message
     where quote_request_id = $1 and letter ->> 'kind' = 'promise-missed'`,
    [id],
  );
  // both targets at once: one email, about all quotes
  expect(letters).toEqual([{ isFirst: false }]);
  expect((await read(id)).proposal).toBeNull();
  const asked = await exhibitor.send("POST", `/api/quote-requests/${id}/more-quotes`);
  expect([asked.status, asked.body]).toEqual([
    200,
    { builders: expect.any(Number), isConfirmedFirst: true },
  ]);
  expect((await shownProposal(id)).builderIds).toHaveLength(asked.body.builders);
  await app.sql("delete from quote_request where id = $1", [id]);
});

test("an exhibitor whom few builders fit reads the range and what would bring more, on the page and by email, and it is true when tried [Q27] [W03]", async () => {
  await app.sql(
    "update builder set minimum_project_budget = 100000 where id::text like '0190b000-0000-7000-8000-0000000002%'",
  );
  const id = await receive({ tradeShowName: "Few Fair", budget: "35000-75000" });
  const exhibitor = await app.as(adaUser);
  const outlookOf = async (request: string) =>
    (await exhibitor.get(`/api/quote-requests/${request}`)).body.promise.outlook;
  const few = await outlookOf(id);
  expect(few).toMatchObject({ state: "few", low: expect.any(Number), high: expect.any(Number) });
  expect(few.fitting).toBeLessThan(5);
  expect(few.high).toBeLessThanOrEqual(few.fitting);
  const widening = { kind: "budget", upToDollars: 100_000, builders: 12 };
  expect(few.widenings).toContainEqual(widening);
  expect(few.widenings.length).toBeLessThanOrEqual(3);
  const fewLetters = () =>
    app.sql<{ letter: object }>(
      "select letter from message where quote_request_id = $1 and letter ->> 'kind' = 'promise-few'",
      [id],
    );
  expect(await fewLetters()).toEqual([]);
  // more than half of the time to the first quote later, where it is noon
  await app.sql(
    `update quote_promise set received_at = received_at - interval '14 hours',
       first_due_at = first_due_at - interval '14 hours', time_zone = $2, next_evaluation_at = ${sqlNow()}
     where quote_request_id = $1`,
    [id, zoneAt(12)],
  );
  await evaluate();
  const letters = await fewLetters();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.letter).toMatchObject({
    fitting: few.fitting,
    low: few.low,
    high: few.high,
    widenings: expect.arrayContaining([widening]),
  });
  const widened = await exhibitor.send("PATCH", `/api/quote-requests/${id}`, {
    version: 1,
    budget: "$35,000 – $100,000",
  });
  expect(widened.status).toBe(200);
  await evaluate();
  expect((await outlookOf(id)).fitting).toBe(few.fitting + widening.builders);
  const { body: edits } = await exhibitor.get(`/api/quote-requests/${id}/brief-changes`);
  expect(edits[0].changes).toEqual([
    { field: "budget", from: "35000-75000", to: "$35,000 – $100,000" },
  ]);
  await app.sql(
    "update builder set minimum_project_budget = null where id::text like '0190b000-0000-7000-8000-0000000002%'",
  );
  await app.sql("delete from quote_request where id = $1", [id]);
});
