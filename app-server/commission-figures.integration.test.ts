import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bea } from "../domain/accounts/examples.ts";
import { beasBooths } from "../domain/builder-profiles/examples.ts";
import { exampleOperator } from "../domain/commission/examples.ts";
import { openCommission } from "./test/open-commission.ts";
import type { TestApp } from "./test/test-app.ts";
import type { TestClient } from "./test/test-client.ts";
import { textOfZip } from "./test/text-of-file.ts";

let app: TestApp;
let builder: TestClient;
let admin: TestClient;
let acceptedJob: Awaited<ReturnType<typeof openCommission>>["acceptedJob"];
beforeAll(async () => {
  ({ app, builder, admin, acceptedJob } = await openCommission({ repeatMonths: 0 }));
});
afterAll(() => app.close());

/** Statements of one builder, newest first; `total` in cents. */
const statements = (count: number, { name = "One", total = 100_00, state = "issued" } = {}) =>
  app.sql(
    `insert into commission_statement (year, sequence, number, builder_id, month, issued_at, due_on, contest_until, net, tax_bp, tax, total, settled, contested, state, reminders, legal)
      select 2020, n, '2020-' || n, gen_random_uuid(), '2020-01', '2020-02-01', '2020-03-01', '2020-02-15', $2::bigint, 0, 0, $2::bigint, 0, 0, $4, 3,
        jsonb_build_object('operator', $5::jsonb, 'builder', jsonb_build_object('name', $3::text, 'place', ''))
      from generate_series((select coalesce(max(sequence), 0)::int + 1 from commission_statement where year = 2020),
        (select coalesce(max(sequence), 0)::int + $1::int from commission_statement where year = 2020)) n`,
    [count, total, name, state, JSON.stringify(exampleOperator)],
  );

test("expected income is accepted jobs by their own rates, by the month of the show [U26]", async () => {
  const job = async (eventDay: string, amount: number) =>
    (await acceptedJob(amount, { eventDay, eventDate: eventDay })).requestId;
  await job("2027-03-04", 10_000_00);
  await job("2027-03-20", 20_000_00);
  const done = await job("2027-02-01", 40_000_00);
  const expected = async () =>
    (await admin.get("/api/admin/commission/summary")).body.expected as object[];
  const march = { month: "2027-03", jobs: 2, amount: 1_500_00 };
  expect(await expected()).toEqual([{ month: "2027-02", jobs: 1, amount: 2_000_00 }, march]);
  await admin.send("POST", `/api/admin/quotes/${done}/complete`, {});
  expect(await expected()).toEqual([march]);
});

test("a builder's debts are summed by days since their statement, without credits [U33]", async () => {
  const aged = (days: number, total: number) =>
    app.sql(
      `update commission_statement set builder_id = $1, issued_at = $2, due_on = '2099-01-01', taken_off = 1, month = $3
        where total = $4`,
      [
        beasBooths.id,
        new Date(app.clock.now().getTime() - days * 86_400_000 - 60_000),
        `${days}`,
        total,
      ],
    );
  for (const [days, total] of [
    [30, 101],
    [31, 1_001],
    [60, 10_001],
    [90, 100_001],
    [91, 1_000_001],
    [5, -7],
  ] as const) {
    await statements(1, { total });
    await aged(days, total);
  }
  const { body } = await admin.get("/api/admin/commission/summary");
  const bea = body.builders.find(
    ({ builderId }: { builderId: string }) => builderId === beasBooths.id,
  );
  expect(bea.ages).toEqual([100, 11_000, 100_000, 1_000_000]);
  await app.sql("delete from commission_statement");
});

test("a debt changes no order or point, and stops invitations only where the policy says so, said to the builder [U21] [U22]", async () => {
  const { requestId } = await app.given("pending");
  const suggested = async () =>
    (await admin.get(`/api/admin/quotes/${requestId}/suggested-builders`)).body;
  const before = await suggested();
  const pages = async () =>
    Promise.all(
      ["/api/builders", `/api/builders/${beasBooths.id}`].map(
        async (path) => (await app.client().get(path)).text,
      ),
    );
  const shown = await pages();
  const stops = async () => (await builder.get("/api/builders/money")).body.stops;
  await statements(1, { state: "overdue" });
  await app.sql("update commission_statement set builder_id = $1", [beasBooths.id]);
  expect(await suggested()).toEqual(before);
  expect(await pages()).toEqual(shown);
  expect(await stops()).toBeNull();

  const operator = { ...exampleOperator, stopWhenOverdue: true };
  const put = await admin.send("PUT", "/api/admin/commission/operator", { seen: 1, operator });
  expect(put.status, put.text).toBe(200);
  const after = await suggested();
  const owing = after.misfits.find(({ name }: { name: string }) => name === beasBooths.name);
  expect(owing.obstacles).toContainEqual({
    condition: "owes",
    why: "Statement 2020-1 is overdue",
    change: "it is paid or contested",
  });
  expect(await stops()).toBe("2020-1");
  expect(await pages()).toEqual(shown);
  const others = (list: { name: string }[]) => list.filter(({ name }) => name !== beasBooths.name);
  expect(others(after.suggestions)).toEqual(others(before.suggestions));
  await app.sql("update commission_statement set state = 'contested'");
  expect(await suggested()).toEqual(before);
  expect(await stops()).toBeNull();
  const recent = new Date(app.clock.now().getTime() - 59 * 86_400_000).toISOString().slice(0, 10);
  await app.sql("update commission_statement set state = 'overdue', due_on = $1", [recent]);
  expect(await suggested()).toEqual(before);
});

test("exports have all statements, sums equal the screen's, and no text is a formula [U25]", async () => {
  await app.sql("delete from commission_statement");
  await statements(10_000, { total: 12_34, state: "overdue" });
  await statements(1, { name: "=1+1", total: -5_00 });
  const csv = await admin.get("/api/admin/commission/statements.csv");
  expect(csv.status).toBe(200);
  const rows = parse<Record<string, string>>(csv.text, { columns: true, bom: true });
  expect(rows).toHaveLength(10_001);
  const sum = rows.reduce((total, row) => total + Math.round(Number(row.Total) * 100), 0);
  expect(sum).toBe(10_000 * 12_34 - 5_00);
  const { body: screen } = await admin.get("/api/admin/commission/summary");
  const late = rows.filter(({ State }) => State === "overdue");
  expect(late.reduce((total, { Open }) => total + Math.round(Number(Open) * 100), 0)).toBe(
    screen.overdue,
  );
  expect(rows.filter(({ Builder }) => Builder?.startsWith("="))).toEqual([]);
  const xlsx = await admin.get("/api/admin/commission/statements.xlsx");
  expect(xlsx.status).toBe(200);
  const text = textOfZip(xlsx.bytes);
  expect(text).toContain("=1+1");
  expect(text).not.toMatch(/<f>/);
});

test("a builder who deletes the account leaves statements under the company's name, without contacts [U28]", async () => {
  await app.sql("delete from commission_statement");
  await app.sql(
    `insert into commission_entry (at, month, builder_id, builder_name, kind, amount, rate_bp, is_repeat, base_cents, left_out_cents, version, text, round)
      values ($1, '2020-11', $2, $3, 'accrued', 500, 500, false, 10000, 0, 1, 'A show', 1)`,
    [app.clock.now(), beasBooths.id, beasBooths.name],
  );
  await app.newCore().commission.issueStatements();
  const { body: data } = await builder.get("/api/auth/user/data");
  expect(data.commissionStatements).toHaveLength(1);
  const gone = await builder.send("DELETE", "/api/auth/user", { email: bea.email });
  expect([gone.status, gone.text]).toEqual([200, expect.anything()]);
  const [kept] = await app.sql<{ legal: object }>("select legal from commission_statement");
  expect(kept?.legal).toMatchObject({ builder: { name: beasBooths.name } });
  const ledger = await app.sql("select * from commission_statement, commission_entry");
  expect(JSON.stringify(ledger)).not.toContain(bea.email);
});
