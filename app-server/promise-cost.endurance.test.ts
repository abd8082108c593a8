import { afterAll, expect, test } from "vitest";
import { toBuilderRow } from "../adapters/postgres/builders/builder-profile-mapper.ts";
import { createPostgresMailHolds } from "../adapters/postgres/messages/mail-holds.ts";
import { createPostgresPromiseRepository } from "../adapters/postgres/promise/promise-repository.ts";
import { createPostgresMatchingRepository } from "../adapters/postgres/quotes/matching-repository.ts";
import { createPostgresQuoteRequestRepository } from "../adapters/postgres/quotes/quote-request-repository.ts";
import { openDatabase } from "../adapters/postgres/server/orm.ts";
import { insertRows } from "../adapters/postgres/sql/rows.ts";
import { openTestTables } from "../adapters/postgres/test/open-test-tables.ts";
import { runSql } from "../adapters/postgres/test/test-sql.ts";
import { sqlNow, testNow } from "../adapters/system/test/test-time.ts";
import { profile } from "../domain/builder-profiles/examples.ts";
import { evaluatePromises } from "../domain/promise-evaluation/evaluate-promises.ts";
import { pendingRequest } from "../domain/quotes/examples.ts";
import type { ReceiptId } from "../domain/shared/id.ts";

const due = 20;
const tables = await openTestTables();
const orm = openDatabase(tables.url, {
  applicationName: "promise cost",
  clock: { now: testNow },
  statementTimeoutMs: 0,
});
afterAll(async () => {
  await orm.close();
  await tables.close();
});
const sql = <Row extends object>(text: string) => runSql<Row>(orm.em.fork(), text);

type Plan = { "Shared Hit Blocks": number; "Shared Read Blocks": number };
type Measured = { name: string; pages: number; ms: number };

/** Runs the minute job, and reads what each of its statements touches: its plan is taken first, and rolled back. */
async function measureJob() {
  const em = orm.em.fork();
  const pool = await em.getConnection().getNativeClient();
  const query = pool.query.bind(pool);
  const measured: Measured[] = [];
  const ports = {
    promises: createPostgresPromiseRepository(em),
    matching: createPostgresMatchingRepository(em),
    mailHolds: createPostgresMailHolds(em),
    clock: { now: testNow },
  };
  async function explain({ text, values }: { text: string; values: unknown[] }) {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const asked = { text: `explain (analyze, buffers, format json) ${text}`, values };
      const { rows } = await client.query<{
        "QUERY PLAN": [{ Plan: Plan; "Execution Time": number }];
      }>(asked);
      await client.query("rollback");
      const [plan] = rows[0]?.["QUERY PLAN"] ?? [];
      if (!plan) throw new Error("The statement has no plan");
      const pages = plan.Plan["Shared Hit Blocks"] + plan.Plan["Shared Read Blocks"];
      measured.push({ name: nameOf(text), pages, ms: plan["Execution Time"] });
    } finally {
      client.release();
    }
  }
  pool.query = (async (statement: never) => {
    await explain(statement);
    return query(statement);
  }) as typeof pool.query;
  try {
    expect(await evaluatePromises(ports as never)()).toBe(due);
  } finally {
    pool.query = query;
  }
  const names = [...new Set(measured.map(({ name }) => name))];
  return names.map((name) => {
    const own = measured.filter((each) => each.name === name);
    const mean = (of: "pages" | "ms") => own.reduce((sum, each) => sum + each[of], 0) / own.length;
    return { name, runs: own.length, pages: Math.round(mean("pages")), ms: mean("ms") };
  });
}

function nameOf(text: string): string {
  if (text.startsWith("update")) return "store the look";
  if (text.includes("at_show")) return "read the candidates";
  if (text.includes('from "trade_show"')) return "find the show";
  return text.includes("order by") && text.includes('"next_evaluation_at" <=')
    ? "list what is due"
    : "read the request";
}

/** Copies of one request with its promise: almost all over, one in 200 open and not due. Each invited one builder. */
async function addRequests(count: number) {
  await sql(`insert into quote_request select (jsonb_populate_record(q, jsonb_build_object(
      'id', gen_random_uuid(), 'status', case when n % 200 = 0 then 'pending' else 'completed' end,
      'created_at', ${sqlNow()} - n * interval '30 seconds', 'updated_at', ${sqlNow()} - n * interval '30 seconds'))).*
    from quote_request q, generate_series(1, ${count}) n where q.id = '${pendingRequest.id}'`);
  await sql(`insert into quote_promise select (jsonb_populate_record(p, jsonb_build_object(
      'quote_request_id', q.id, 'ledger_id', gen_random_uuid(),
      'standing', case q.status when 'pending' then p.standing else 'over' end,
      'next_evaluation_at', case q.status when 'pending' then ${sqlNow()} + interval '1 hour' end))).*
    from quote_request q, quote_promise p where p.quote_request_id = '${pendingRequest.id}'
      and not exists (select from quote_promise o where o.quote_request_id = q.id)`);
  await sql(`insert into invitation (quote_request_id, position, builder_id, invited_at, delivery, released_at)
    select q.id, 0, b.ids[1 + abs(hashtext(q.id::text)) % array_length(b.ids, 1)], q.created_at, 'sent', q.created_at
    from quote_request q, (select array_agg(id) ids from builder) b where q.status = 'completed'
      and not exists (select from invitation o where o.quote_request_id = q.id)`);
  await sql("vacuum analyze");
}

test("the minute job reads what is due, and an evaluation costs the same at 10,000 and at 1,000,000 requests [Q44]", async () => {
  await tables.fill();
  const builders = Array.from({ length: 200 }, (_, number) =>
    profile(
      `0190b000-0000-7000-8000-${String(number + 1000).padStart(12, "0")}`,
      `Builder ${number}`,
      null,
    ),
  );
  await insertRows(
    orm.em.fork(),
    "builder",
    builders.map((each) => toBuilderRow(each)),
  );
  // only the admin's search reads it, and it takes minutes to fill
  await sql("drop index quote_request_search_index");
  const now = testNow();
  const eventDay = "2098-03-03";
  await createPostgresQuoteRequestRepository(orm.em.fork()).submit({
    request: { ...pendingRequest, eventDay, eventDate: eventDay, createdAt: now, updatedAt: now },
    receipt: { id: "0190e000-0000-7000-8000-000000000001" as ReceiptId, expiresAt: now },
    messages: [],
    idempotency: null,
  });
  const em = orm.em.fork();
  const first = {
    promises: createPostgresPromiseRepository(em),
    matching: createPostgresMatchingRepository(em),
    mailHolds: createPostgresMailHolds(em),
    clock: { now: testNow },
  };
  await evaluatePromises(first as never)();
  await sql("update quote_promise set next_evaluation_at = null");

  const sizes = [];
  for (const size of [10_000, 1_000_000]) {
    const [{ count } = { count: 0 }] = await sql<{ count: number }>(
      "select count(*)::int as count from quote_request",
    );
    await addRequests(size - count);
    await sql(`update quote_promise set next_evaluation_at = ${sqlNow()} - interval '1 second' where quote_request_id in
      (select quote_request_id from quote_promise where next_evaluation_at > ${sqlNow()} limit ${due})`);
    const measured = await measureJob();
    for (const { name, runs, pages, ms } of measured) {
      console.info(`${size} requests, ${name}: ${runs} times, ${pages} pages, ${ms.toFixed(2)} ms`);
    }
    sizes.push(measured);
  }
  const [small = [], large = []] = sizes;
  for (const [index, { name, runs, pages }] of large.entries()) {
    expect([name, runs]).toEqual([small[index]?.name, small[index]?.runs]);
    // an index of a hundred times as many rows is one or two levels deeper
    expect([name, pages]).toEqual([name, Math.min(pages, 2 * (small[index]?.pages ?? 0) + 10)]);
  }
  const ofEach = large.filter(({ name }) => name !== "list what is due");
  expect(ofEach.reduce((sum, { runs }) => sum + runs, 0)).toBe(4 * due);
});
