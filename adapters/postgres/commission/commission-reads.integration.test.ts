import { afterAll, beforeAll, expect, test } from "vitest";
import { exampleOperator } from "../../../domain/commission/examples.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { testNow } from "../../system/test/test-time.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresCommissionLedger } from "./commission-ledger.ts";
import { createPostgresStatements } from "./statement-repository.ts";

const tables = await openTestTables();
afterAll(() => tables.close());
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  runSql<Row>(tables.newEm(), text, values);

const ofBuilder = "md5('builder' || n % 20)::uuid";
const month = "to_char(date '2026-01-01' + make_interval(months => n / 1000), 'YYYY-MM')";
beforeAll(async () => {
  // 20 builders, 10 months, of which 9 are on statements
  await sql(
    `insert into commission_entry (id, at, month, builder_id, builder_name, request_id, kind, amount, rate_bp, is_repeat, base_cents, left_out_cents, version, text, round)
      select md5('entry' || n)::uuid, date '2026-01-01' + make_interval(months => n / 1000, secs => n % 1000), ${month}, ${ofBuilder}, 'Builder', md5('request' || n)::uuid, 'accrued', 100, 500, false, 2000, 0, 1, 'CES', 1
      from generate_series(0, 9999) n`,
  );
  await sql(
    `insert into commission_statement (id, year, sequence, number, builder_id, month, issued_at, due_on, contest_until, net, tax_bp, tax, total, settled, contested, state, reminders, legal)
      select md5('statement' || n)::uuid, 2026, n, n::text, ${ofBuilder}, to_char(date '2026-01-01' + make_interval(months => n / 20), 'YYYY-MM'), date '2026-11-01', '2026-12-01', '2026-12-01', 5000, 0, 0, 5000, 0, 0, 'issued', 0, $1
      from generate_series(0, 179) n`,
    [{ operator: exampleOperator, builder: { name: "Builder", place: "" } }],
  );
  await sql(
    `insert into commission_statement_entry (entry_id, statement_id)
      select md5('entry' || n)::uuid, md5('statement' || (n / 1000 * 20 + n % 20))::uuid from generate_series(0, 8999) n`,
  );
  await sql(
    `insert into commission_sum (builder_id, month, kind, builder_name, amount, entries)
      select builder_id, month, kind, 'Builder', sum(amount), count(*) from commission_entry group by 1, 2, 3`,
  );
  await sql("analyze");
});

const ports = () => {
  const em = tables.newEm();
  return [
    createPostgresCommissionLedger(em),
    createPostgresStatements(em, async () => {}),
  ] as const;
};
const [page, toBill] = [
  { limit: 50, after: null },
  { limit: 50, after: null },
];

test("no read of Money, of a builder's statements or of the chores reads the whole ledger [U33]", async () => {
  const [ledger, statements] = ports();
  const [{ id: builderId } = { id: "" as BuilderId }] = await sql<{ id: BuilderId }>(
    "select builder_id as id from commission_entry limit 1",
  );
  const pool = await tables.newEm().getConnection().getNativeClient();
  const query = pool.query.bind(pool);
  const plans: string[] = [];
  pool.query = (async (statement: { text: string; values: unknown[] }) => {
    const { rows } = await query(`explain ${statement.text}`, statement.values);
    plans.push(JSON.stringify(rows));
    return query(statement);
  }) as typeof pool.query;
  const now = testNow();
  try {
    await ledger.readSums("2026-10", 100);
    await ledger.listEntries(null, page);
    await ledger.listEntries(builderId, page);
    await ledger.readOpen(builderId);
    await ledger.listExpected(100);
    await ledger.listBases(new Date("2026-10-01"), 100);
    await statements.readSums("2026-10", "UTC", now);
    await statements.readAges([builderId], now);
    await statements.readOwnSums(builderId, now);
    const { items } = await statements.list({ builderId, state: null }, page);
    expect((await statements.find(items[0]?.id as never))?.entries).toHaveLength(50);
    await statements.listContests(page);
    await statements.listLate(now, 100);
    const due = await statements.listToBill("2026-10", toBill);
    expect([due.length, due]).toEqual([20, due.toSorted()]);
    const next = { after: due[4] as BuilderId, limit: 5 };
    expect(await statements.listToBill("2026-10", next)).toEqual(due.slice(5, 10));
    expect(await statements.listToBill("2026-09", toBill)).toEqual([]);
  } finally {
    pool.query = query;
  }
  expect(plans.length).toBeGreaterThan(15);
  expect(plans.filter((plan) => /Seq Scan on commission_entry/.test(plan))).toEqual([]);
});

test("a recount puts a builder's sums right, and leaves those that are [U33]", async () => {
  const [ledger] = ports();
  const sums = () =>
    sql("select builder_id, month, kind, amount, entries from commission_sum order by 1, 2, 3");
  const before = await sums();
  expect(await ledger.recount()).toBe(0);
  await sql(
    "update commission_sum set amount = amount + 1 where builder_id = md5('builder1')::uuid and month = '2026-03'",
  );
  await sql(
    "delete from commission_sum where builder_id = md5('builder2')::uuid and month = '2026-04'",
  );
  await sql(
    "insert into commission_sum select builder_id, '2030-01', kind, builder_name, 7, 1 from commission_sum where builder_id = md5('builder3')::uuid limit 1",
  );
  expect(await ledger.recount()).toBe(3);
  expect(await sums()).toEqual(before);
});
