import { afterAll, beforeEach, expect, test } from "vitest";
import { pendingRequest } from "../../../domain/quotes/examples.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { sqlNow } from "../../system/test/test-time.ts";
import { toQuoteRequestRow } from "../quote-cases/quote-request-mapper.ts";
import { insertRows } from "../sql/rows.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";
import { createPostgresExpiredRows } from "./expired-rows.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const now = new Date("2027-01-05T10:00:00.000Z");
const keysUntil = new Date("2027-01-03T10:00:00.000Z");
const until = { now, keysUntil, contactMessagesUntil: null, mailsUntil: null };
const id = (end: number) => `0190c000-0000-7000-8000-00000000000${end}`;
const sql = (text: string, values: unknown[] = []) => runSql(tables.newEm(), text, values);

beforeEach(() => tables.fill());

test("sweep() removes what is over, leaves what is not, and may come twice", async () => {
  await sql("delete from rate_limit");
  await sql("delete from passkey_challenge");
  await sql("delete from provider_attempt");
  const ends = [now, new Date(now.getTime() + 1)];
  for (const [at, end] of ends.entries()) {
    await sql(
      `insert into sign_in (id, email, token_hash, code_hash, browser_hash, code_tries_left, expires_at)
       values ($1, 'a@b.example', $2, 'c', 'b', 5, $3)`,
      [id(at), `t${at}`, end],
    );
    await sql(
      `insert into provider_attempt (state_hash, provider, browser_hash, code_verifier, nonce, expires_at)
       values ($1, 'github', 'b', 'v', 'n', $2)`,
      [`s${at}`, end],
    );
    await sql(
      `insert into passkey_challenge (challenge, purpose, browser_hash, expires_at)
       values ($1, 'sign-in', 'b', $2)`,
      [`c${at}`, end],
    );
    await sql("insert into rate_limit (key, points, expire) values ($1, 1, $2)", [
      `k${at}`,
      end.getTime(),
    ]);
  }
  const expiredRows = createPostgresExpiredRows(tables.newEm(), { auditMonths: 24 });
  const one = { sign_in: 1, provider_attempt: 1, passkey_challenge: 1, rate_limit: 1 };
  expect(await expiredRows.sweep(until)).toMatchObject(one);
  const none = Object.fromEntries(Object.keys(one).map((table) => [table, 0]));
  expect(await expiredRows.sweep(until)).toMatchObject(none);
  expect(await sql("select id from sign_in")).toEqual([{ id: id(1) }]);
});

test("sweep() goes on with the others when one fails, and fails at its end", async () => {
  await sql("delete from rate_limit");
  await sql("insert into rate_limit (key, points, expire) values ('k', 1, $1)", [now.getTime()]);
  await sql(
    `insert into message (kind, letter, to_address, state, next_attempt_at, ended_at)
     values ('test-mail', '{}', 'a@b.example', 'sent', ${sqlNow()}, $1)`,
    [keysUntil],
  );
  await sql(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = '57014'; end $$`);
  await sql("create trigger refused before delete on message execute function refuse()");
  const expiredRows = createPostgresExpiredRows(tables.newEm(), { auditMonths: 24 });
  await expect(expiredRows.sweep({ ...until, mailsUntil: now })).rejects.toThrow("refused");
  expect(await sql("select key from rate_limit")).toEqual([]);
  await sql("drop trigger refused on message");
  await sql("drop function refuse()");
  expect(await expiredRows.sweep({ ...until, mailsUntil: now })).toMatchObject({ message: 1 });
});

test("old emails, counts of limits and the emails with a person's contact messages are found by an index", async () => {
  await sql(
    `insert into message (kind, letter, to_address, state, next_attempt_at, ended_at)
     select 'test-mail', '{}', 'a@b.example', 'sent', ${sqlNow()}, ${sqlNow()} from generate_series(1, 3000)`,
  );
  await sql(
    "insert into rate_limit (key, points, expire) select n, 1, n from generate_series(1, 3000) n",
  );
  await sql("analyze message, rate_limit");
  for (const [condition, index] of [
    ["message where state <> 'queued' and ended_at < $1", "message_ended_at_index"],
    [
      "message where kind = 'contact-message' and ended_at < $1 and lower(letter -> 'contact' ->> 'email') = 'a'",
      "message_contact_email_index",
    ],
    [
      "rate_limit where expire <= extract(epoch from $1::timestamptz)::bigint",
      "rate_limit_expire_index",
    ],
  ]) {
    const plan = await sql(`explain select ctid from ${condition}`, [new Date(0)]);
    expect(JSON.stringify(plan)).toContain(index);
  }
});

test("sweep() keeps receipts for their time, and keys of requests for two days", async () => {
  const request = { ...pendingRequest, id: id(9) as QuoteRequestId };
  await insertRows(tables.newEm(), "quote_request", [toQuoteRequestRow(request)]);
  for (const [at, end] of [now, new Date(now.getTime() + 1)].entries()) {
    await sql("insert into receipt (id, quote_request_id, expires_at) values ($1, $2, $3)", [
      id(at),
      id(9),
      end,
    ]);
  }
  for (const [at, made] of [new Date(keysUntil.getTime() - 1), keysUntil].entries()) {
    await sql(
      `insert into idempotency_key (scope, key_hash, body_hash, quote_request_id, receipt_id, created_at)
       values ('visitor', $1, 'h', $2, $3, $4)`,
      [`k${at}`, id(9), id(at), made],
    );
  }
  const expiredRows = createPostgresExpiredRows(tables.newEm(), { auditMonths: 24 });
  const swept = await expiredRows.sweep(until);
  expect(swept).toMatchObject({ receipt: 1, idempotency_key: 1 });
  expect(await sql("select key_hash from idempotency_key")).toEqual([{ key_hash: "k1" }]);
});
