import { afterAll, beforeAll, expect, test } from "vitest";
import { toPortfolioProjectRow } from "../adapters/postgres/portfolio/portfolio-project-mapper.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { ada } from "../domain/accounts/examples.ts";
import { beasBooths, carlsStands } from "../domain/builder-profiles/examples.ts";
import { glassTower } from "../domain/portfolio/examples.ts";
import { checkKinds } from "../domain/shared/check-kinds.ts";
import type { ProjectId } from "../domain/shared/id.ts";
import { hourMs, minuteMs } from "../domain/shared/time/time-units.ts";
import { openTestApp, type TestApp } from "./test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const read = async () => (await app.client().get("/api/figures")).body;

test("the required checks are those of the policy in force [S11]", async () => {
  expect((await read()).requiredVetting).toBe("none");
  await app.sql(
    "insert into vetting_policy (version, valid_from, set_by, required) values (1, $2, $1, 'insurance')",
    [ada.id, app.clock.now()],
  );
  app.clock.advance(2 * minuteMs);
  expect((await read()).requiredVetting).toBe("insurance");
});

test("builders with three published projects are counted as the database has them [S11]", async () => {
  const before = await read();
  const add = (count: number, reviewState: "approved" | "pending-review") =>
    insertRows(
      app.newEm(),
      "portfolio_project",
      Array.from({ length: count }, () =>
        toPortfolioProjectRow({
          ...glassTower,
          id: crypto.randomUUID() as ProjectId,
          builderId: beasBooths.id,
          reviewState,
        }),
      ),
    );
  await app.sql("delete from portfolio_project where builder_id = $1", [beasBooths.id]);
  const without = await read();
  expect(without.buildersShowingWork).toBeLessThanOrEqual(before.buildersShowingWork);
  await add(2, "approved");
  await add(5, "pending-review");
  expect((await read()).buildersShowingWork).toBe(without.buildersShowingWork);
  await add(1, "approved");
  expect((await read()).buildersShowingWork).toBe(without.buildersShowingWork + 1);
  await app.sql("update builder set public = false where id = $1", [beasBooths.id]);
  expect((await read()).buildersShowingWork).toBe(without.buildersShowingWork);
});

type Row = Record<string, unknown>;
/** Copies rows with changed columns. */
const copy = (table: string, id: string, changes: object[]) =>
  app.sql(
    `insert into ${table} select (jsonb_populate_record(t, change || jsonb_build_object('id', coalesce(change ->> 'id', gen_random_uuid()::text)))).*
     from ${table} t, jsonb_array_elements($2::jsonb) change where t.id = $1`,
    [id, JSON.stringify(changes)],
  );

test("every figure equals a recount, and says how many cases it has [S09]", async () => {
  app.clock.advance(2 * minuteMs);
  const now = app.clock.now();
  const monthsAgo = (months: number, later = 0) => {
    const then = new Date(now);
    then.setUTCMonth(then.getUTCMonth() - months);
    return new Date(then.getTime() + later);
  };
  const { requestId } = await app.given("accepted", { userId: ada.id });
  const people = Array.from({ length: 60 }, (_, index) => ({
    id: crypto.randomUUID(),
    email: `exhibitor${index}@shows.example`,
  }));
  await copy("users", ada.id, people);
  // first completed 11 to 35 months ago; every third one asked again 1 to 33 months after it
  const requests = people.flatMap(({ id }, index) => {
    const closed = monthsAgo(11 + 6 * (index % 5), hourMs);
    const first = {
      user_id: id,
      status: "completed",
      closed_at: closed,
      created_at: monthsAgo(40),
    };
    const again = new Date(closed);
    again.setUTCMonth(again.getUTCMonth() + 1 + 4 * (index % 9));
    const status = index % 2 === 0 ? "completed" : "pending";
    const next = { user_id: id, status, created_at: again, closed_at: null };
    return index % 3 === 0 ? [first, next] : [first, { ...first, created_at: monthsAgo(39) }];
  });
  await copy("quote_request", requestId, requests);
  await app.sql(
    `insert into builder_review (response_id, quote_request_id, builder_id, state, overall, facts, is_hidden, published_at)
     select gen_random_uuid(), $1, $2, case when n % 11 = 0 then 'removed' else 'published' end, 1 + n % 5, '{}', n % 13 = 0, $3::timestamptz - n * interval '16 days'
     from generate_series(1, 60) n`,
    [requestId, carlsStands.id, now],
  );

  // the ledger has 25 requests with a promise that count, and one that is too old
  const promised = Array.from({ length: 25 }, (_, index) => ({
    first: index % 4 === 0 ? "missed" : "kept",
    all: index % 3 === 0 ? "missed" : "kept",
    hours: 1 + ((index * 7) % 25),
    daysAgo: 5 + index * 3,
  }));
  const ledger = [...promised, { first: "kept", all: "kept", hours: 90, daysAgo: 120 }].flatMap(
    ({ first, all, hours, daysAgo }) => {
      const ledger_id = crypto.randomUUID();
      const at = new Date(now.getTime() - daysAgo * 24 * hourMs);
      const row = { ledger_id, at, actor: "system", policy_version: 1, prev_hash: "", hash: "" };
      const settled = (["wall", "business"] as const).flatMap((clock) => [
        { kind: `target-${first}`, detail: { clock, target: "first", dueAfterHours: 24 } },
        { kind: `target-${all}`, detail: { clock, target: "all", count: 5, dueAfterHours: 48 } },
      ]);
      const events = [
        { kind: "received", detail: { clock: "wall", promised: 5 } },
        { kind: "quoted", detail: { builder: 1, afterHours: hours } },
        ...settled,
      ];
      return events.map((event, index) => ({ ...row, ...event, seq: index + 1 }));
    },
  );
  await app.sql(
    `insert into promise_event (ledger_id, seq, at, kind, actor, detail, policy_version, prev_hash, hash)
     select ledger_id, seq, at, kind, actor, detail, policy_version, prev_hash, hash
     from jsonb_populate_recordset(null::promise_event, $1::jsonb)`,
    [JSON.stringify(ledger)],
  );

  // of two builders one has all four checks valid
  await app.sql(
    `insert into vetting_check (builder_id, kind, state, facts, decided_at, valid_until)
     select b.id, kind, 'valid', '{}', $1, '2099-01-01' from builder b, unnest($2::text[]) kind
     where b.id = $3 or (b.id = $4 and kind <> 'site')`,
    [now, [...checkKinds], carlsStands.id, beasBooths.id],
  );
  await app.sql("update builder set review_state = 'approved', public = true where id = any($1)", [
    [carlsStands.id, beasBooths.id],
  ]);

  const body = await read();
  const rows: Row[] = await app.sql("select * from quote_request");
  const reviews: Row[] = await app.sql("select * from builder_review");
  const done = rows.filter(({ status }) => status === "completed");
  const of = (id: unknown) => rows.filter(({ user_id }) => user_id === id);
  const time = (value: unknown) => (value === null ? Number.NaN : new Date(`${value}`).getTime());
  const known = [...new Set(done.map(({ user_id }) => user_id))].filter(
    (id) =>
      id !== null &&
      of(id).some(
        ({ status, closed_at }) =>
          status === "completed" && time(closed_at) < monthsAgo(12).getTime(),
      ),
  );
  const returned = known.filter((id) =>
    of(id).some(({ created_at }) =>
      of(id).some(({ status, closed_at }) => {
        const until = new Date(time(closed_at));
        until.setUTCMonth(until.getUTCMonth() + 24);
        const at = time(created_at);
        return status === "completed" && at > time(closed_at) && at <= until.getTime();
      }),
    ),
  );
  const counted = reviews.filter(
    ({ state, is_hidden, published_at }) =>
      state === "published" && !is_hidden && time(published_at) > monthsAgo(24).getTime(),
  );
  const satisfied = counted.filter(({ overall }) => Number(overall) >= 4);
  const figure = (key: string) => body.figures.find((each: Row) => each.key === key);
  expect(done.length).toBeGreaterThan(60);
  expect(figure("projects-completed")).toMatchObject({
    n: done.length,
    enough: done.length >= 100,
  });
  expect(counted.length).toBeGreaterThan(30);
  expect(figure("satisfaction")).toMatchObject({
    n: counted.length,
    value: satisfied.length / counted.length,
    text: `${Math.floor((100 * satisfied.length) / counted.length)}%`,
  });
  expect(known.length).toBeGreaterThanOrEqual(30);
  expect(returned.length).toBeGreaterThan(0);
  expect(figure("repeat-business")).toMatchObject({
    n: known.length,
    value: returned.length / known.length,
  });
  const { builders, countries, projects, industries } = body;
  expect(
    ["builders", "countries", "portfolio-projects", "industries"].map((key) => figure(key).value),
  ).toEqual([builders, countries, projects, industries]);
  const kept = (target: string) => promised.filter((each) => each[target as "first"] === "kept");
  for (const [key, target] of [
    ["first-24", "first"],
    ["five-48", "all"],
  ] as const) {
    expect(figure(key)).toMatchObject({ n: 25, value: kept(target).length / 25 });
  }
  const hours = promised.map(({ hours }) => hours).sort((a, b) => a - b);
  expect(figure("median-first-quote")).toMatchObject({ n: 25, value: hours[12] });
  expect(figure("vetted-builders")).toMatchObject({ n: 1, enough: false, text: null });
});
