import { randomUUID } from "node:crypto";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { sqlNow } from "../../system/test/test-time.ts";
import { migrationsList } from "../migrations/list.ts";
import { createScratchDatabase } from "./create-scratch-database.ts";
import { migrateUp } from "./migrate-up.ts";
import { openDatabase } from "./orm.ts";
import { pendingMigrations } from "./pending-migrations.ts";

const all = [...migrationsList.map(({ name }) => name), "pg-boss"];
let database: Awaited<ReturnType<typeof createScratchDatabase>>;

beforeAll(async () => {
  const { url, prefix } = inject("testServer");
  database = await createScratchDatabase(url, { name: prefix + randomUUID().slice(0, 8) });
});
afterAll(() => database.drop());

test("pendingMigrations() lists everything for an empty database", async () => {
  expect(await pendingMigrations(database.url)).toEqual(all);
});

test("migrateUp() runs once though three processes call it together", async () => {
  const runs = await Promise.all([1, 2, 3].map(() => migrateUp(database.url)));
  expect(runs.flat()).toEqual(all);
  expect(await pendingMigrations(database.url)).toEqual([]);
});

test("migrateUp() brings the database to what the schema files say", async () => {
  const orm = openDatabase(database.url, { applicationName: "boothwright test" });
  try {
    expect(await orm.schema.getUpdateSchemaSQL()).toBe("");
  } finally {
    await orm.close();
  }
});

test("migrateUp() lets the job queue start without migrating", async () => {
  const boss = new PgBoss({ connectionString: database.url, migrate: false });
  await boss.start();
  await boss.stop({ graceful: false });
});

/** A database as it was before this migration, and a client of it. */
async function openOlder(before: string) {
  const { url, prefix } = inject("testServer");
  const older = await createScratchDatabase(url, { name: prefix + randomUUID().slice(0, 8) });
  const orm = openDatabase(older.url, { applicationName: "boothwright test", poolSize: 1 });
  const names = migrationsList.map(({ name }) => name);
  await orm.migrator.up({ migrations: names.slice(0, names.indexOf(before)) });
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  async function close() {
    await client.end();
    await orm.close();
    await older.drop();
  }
  return { url: older.url, orm, client, close };
}

test("migrateUp() compares stored rows with new checks while others save", async () => {
  const { url, orm, client, close } = await openOlder("Migration20261123115509_budget_of_briefs");
  const unchecked = async () => {
    const sql = "select conname from pg_constraint where contype = 'c' and not convalidated";
    return (await client.query(sql)).rows.map(({ conname }) => conname);
  };
  try {
    await orm.migrator.up();
    expect(await unchecked()).toEqual(
      expect.arrayContaining([
        ...["budget_length", "preferred_builders_entries", "promise_event_kind_check"],
      ]),
    );
    await client.query("begin");
    await client.query(
      "lock table brief_version, quote_request, promise_event in row exclusive mode",
    );
    await migrateUp(url);
    await client.query("commit");
    expect(await unchecked()).toEqual([]);
  } finally {
    await close();
  }
});

test("migrateUp() tries again when a save and a migration wait for each other", async () => {
  const { url, client, close } = await openOlder("Migration20261123115509_budget_of_briefs");
  try {
    await client.query("begin");
    await client.query("lock table promise_event in row exclusive mode");
    const migrated = migrateUp(url);
    const waiting = async () =>
      (
        await client.query(
          "select from pg_locks l where relation = 'promise_event'::regclass and not granted",
        )
      ).rowCount;
    await expect.poll(waiting, { interval: 5, timeout: 10_000 }).toBe(1);
    // an earlier migration's table is free by now
    await client.query("select budget from brief_version");
    // either side may be the one that PostgreSQL ends
    await client.query("select from quote_promise").catch(() => {});
    await client.query("rollback");
    expect(await migrated).toContain("Migration20261123123200_pauses");
    expect(await pendingMigrations(url)).toEqual([]);
  } finally {
    await close();
  }
});

test("migrateUp() keeps the migrations before one that fails, and goes on with that one", async () => {
  const { url, client, close } = await openOlder("Migration20261123115509_budget_of_briefs");
  try {
    const pending = await pendingMigrations(url);
    await client.query("alter table quote_promise add pauses text");
    await expect(migrateUp(url)).rejects.toThrow('column "pauses"');
    const left = pending.slice(1);
    expect(left[0]).toBe("Migration20261123123200_pauses");
    expect(await pendingMigrations(url)).toEqual(left);
    await client.query("select budget from brief_version");
    await client.query("alter table quote_promise drop pauses");
    expect(await migrateUp(url)).toEqual(left);
    expect(await pendingMigrations(url)).toEqual([]);
  } finally {
    await close();
  }
});

test("migrateUp() brings the stored countries of builders to one name", async () => {
  const { url, prefix } = inject("testServer");
  const name = prefix + randomUUID().slice(0, 8);
  const older = await createScratchDatabase(url, { name });
  const orm = openDatabase(older.url, { applicationName: "boothwright test", poolSize: 1 });
  const client = new pg.Client({ connectionString: older.url });
  try {
    const all = migrationsList.map((migration) => migration.name);
    const earlier = all.slice(0, all.indexOf("Migration20261122131500_country_names"));
    await orm.migrator.up({ migrations: earlier });
    await client.connect();
    const before = ["USA", "U.S.", "united states", "Österreich", "Oz", "", "United States"];
    await client.query(
      `insert into builder (name, description, city, state, country, region, years_in_business,
         team_size, completed_projects, review_state, updated_at)
       select 'B' || n, '', '', '', country, '', 1, '', 1, 'approved', '2026-01-01'
       from unnest($1::text[]) with ordinality as c(country, n)`,
      [before],
    );
    await client.query(
      `insert into review (builder_id, earlier)
       select id, jsonb_build_object('country', country, 'city', 'Oz') from builder where name = 'B1'`,
    );
    await client.query(
      `insert into content_page (source, source_id, kind, item_id, edited_at, fingerprint, ours, theirs)
       select 'folder', name, 'builders', id, ${sqlNow()}, '', jsonb_build_object('country', country),
         jsonb_build_object('country', country, 'name', name) from builder where name = 'B2'`,
    );
    await migrateUp(older.url);

    const ask = async (sql: string) => (await client.query(sql)).rows;
    const builders = await ask("select country, updated_at from builder order by name");
    expect(builders.map(({ country }) => country)).toEqual([
      ...["United States", "United States", "United States", "Austria", "Oz", "", "United States"],
    ]);
    // nothing that a content source would hear of
    const times = new Set(builders.map(({ updated_at }) => updated_at.toISOString()));
    expect([...times]).toEqual(["2026-01-01T00:00:00.000Z"]);
    const counted = `select value, amount::int from builder_facet
      where dimension = 'country' and amount > 0 order by value`;
    expect(await ask(counted)).toEqual([
      { value: "", amount: 1 },
      { value: "Austria", amount: 1 },
      { value: "Oz", amount: 1 },
      { value: "United States", amount: 4 },
    ]);
    expect(await ask("select earlier from review")).toEqual([
      { earlier: { country: "United States", city: "Oz" } },
    ]);
    expect(await ask("select ours, theirs from content_page")).toEqual([
      { ours: { country: "United States" }, theirs: { country: "United States", name: "B2" } },
    ]);
  } finally {
    await client.end();
    await orm.close();
    await older.drop();
  }
});
