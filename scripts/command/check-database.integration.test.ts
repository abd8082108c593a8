import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createStatementFile, statementFileIn } from "../../adapters/erasures/statement-numbers.ts";
import { asking } from "../../adapters/postgres/operations/read-database-facts.ts";
import { findPrimary } from "../../adapters/postgres/server/find-primary.ts";
import { createTestDatabase } from "../../adapters/postgres/test/test-database.ts";

import { checkDatabase } from "./check-database.ts";

const database = await createTestDatabase();
afterAll(() => database.drop());

const closed = "127.0.0.1:1";
const withTwoHosts = (url: string) =>
  url.replace(new URL(url).host, `${new URL(url).host},${closed}`);
const failures = async (...asked: Parameters<typeof checkDatabase>) =>
  (await checkDatabase(...asked)).filter(({ level }) => level === "fail");

test("checkDatabase() finds the two roles right with two hosts and no owner named [Z07]", async () => {
  const url = withTwoHosts(database.appUrl);
  // as `openServer` completes it
  const server = { url, migrateUrl: await findPrimary(url) };
  expect(server.migrateUrl).not.toBe(url);
  expect(await failures(server, { migrateDatabaseUrl: undefined })).toEqual([]);
});

test("checkDatabase() finds an owner named among two hosts right, and another role wrong [Z07]", async () => {
  const [url, owner] = [database.appUrl, database.url].map(withTwoHosts);
  if (!url || !owner) throw new Error("no address");
  const right = { url, migrateUrl: await findPrimary(owner) };
  expect(await failures(right, { migrateDatabaseUrl: owner })).toEqual([]);
  const wrong = { url, migrateUrl: await findPrimary(url) };
  expect(await failures(wrong, { migrateDatabaseUrl: url })).toEqual([
    expect.objectContaining({
      about: "roles",
      found: expect.stringContaining("may create nothing"),
    }),
  ]);
});

test("checkDatabase() recounts ratings and says how many differ [S05]", async () => {
  const server = { url: database.url, migrateUrl: database.url };
  const ratings = async () =>
    (await checkDatabase(server, { migrateDatabaseUrl: undefined })).find(
      ({ about }) => about === "ratings",
    );
  expect(await ratings()).toMatchObject({ level: "ok", found: "0 builders recounted, all right" });
  const add = (name: string, rating: number, imported: number) =>
    asking(database.url, (client) =>
      client.query(
        `insert into builder (name, description, city, state, country, region, team_size, years_in_business, completed_projects, rating, rating_source, imported_rating)
       values ($1, '', 'C', 'S', 'C', 'R', '1-10', 5, 5, $2, 'imported', $3)`,
        [name, rating, imported],
      ),
    );
  await add("Right", 4, 4);
  await add("Wrong", 5, 4);
  await add("Never on time", 4, 4);
  await asking(database.url, (client) =>
    client.query("update builder set on_time_rated = 3 where name = 'Never on time'"),
  );
  expect(await ratings()).toMatchObject({
    level: "warn",
    found: "2 of 3 builders recounted have another rating than their reviews",
  });
});

test("checkDatabase() names the last statement, entries without one, a wrong sum and a lost journal of numbers [U30] [U35]", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "doctor-"));
  const server = { url: database.url, migrateUrl: database.url };
  const commission = async () =>
    (await checkDatabase(server, { migrateDatabaseUrl: undefined, dataDir })).find(
      ({ about }) => about === "commission",
    );
  const sql = (text: string) => asking(database.url, (client) => client.query(text));
  expect(await commission()).toMatchObject({
    level: "ok",
    found: "last statement none yet, 0 entries of earlier months without one",
  });
  await sql(`insert into commission_entry (at, month, builder_id, builder_name, kind, amount, rate_bp, is_repeat, base_cents, left_out_cents, text, round)
    values ('2020-01-05', '2020-01', '0190b000-0000-7000-8000-000000000001', 'One', 'accrued', 500, 500, false, 10000, 0, 'A show', 1)`);
  expect(await commission()).toMatchObject({
    level: "fail",
    found: "the kept sums differ from the ledger by 500 cents",
  });
  await sql(`insert into commission_sum (builder_id, month, kind, builder_name, amount, entries)
    select builder_id, month, kind, builder_name, amount, 1 from commission_entry`);
  expect((await commission())?.found).toContain("1 entries of earlier months without one");
  await sql(`insert into commission_statement (year, sequence, number, builder_id, month, issued_at, due_on, contest_until, net, tax_bp, tax, total, settled, contested, state, reminders, legal)
    values (2020, 7, '2020-000007', '0190b000-0000-7000-8000-000000000001', '2020-01', '2020-02-01', '2020-03-01', '2020-02-15', 500, 0, 0, 500, 0, 0, 'issued', 0, '{}')`);
  expect(await commission()).toMatchObject({
    level: "fail",
    found: expect.stringContaining("statements.jsonl is missing"),
  });
  await createStatementFile(statementFileIn(dataDir)).add({ year: 2020, sequence: 7 });
  expect(await commission()).toMatchObject({
    level: "ok",
    found: expect.stringContaining("last statement 2020-000007, 2020-02-01"),
  });
  await rm(dataDir, { recursive: true });
});
