import { randomUUID } from "node:crypto";
import { Migration } from "@mikro-orm/migrations";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrationsList } from "../migrations/list.ts";
import { createTestDatabase } from "../test/test-database.ts";
import { createScratchDatabase } from "./create-scratch-database.ts";
import { migrateUp } from "./migrate-up.ts";
import { openDatabase } from "./orm.ts";
import { pendingMigrations, pendingOn } from "./pending-migrations.ts";

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

/** A migration of a later version. */
const later = (name: string, sql: string) => ({
  name,
  class: class extends Migration {
    override name = name;
    override up() {
      this.addSql(sql);
    }
  },
});
const laterOnes = [
  later(
    "Migration29990101000000_color",
    "alter table brief_version add color text, add constraint color_length check (char_length(color) <= 9) not valid",
  ),
  later(
    "Migration29990102000000_shapes",
    `alter table quote_promise add shape text; alter table promise_event add shape text,
       add constraint shape_length check (char_length(shape) <= 9) not valid`,
  ),
  later("Migration29990103000000_height", "alter table quote_request add height int"),
];
const [color = "", shapes = "", height = ""] = laterOnes.map(({ name }) => name);
const list = [...migrationsList, ...laterOnes];

/** A database of this version, which a later one with `list` finds, and a client of it. */
async function openOlder() {
  const older = await createTestDatabase();
  const orm = openDatabase(older.url, {
    applicationName: "boothwright test",
    poolSize: 1,
    migrations: list,
  });
  const client = new pg.Client({ connectionString: older.url });
  await client.connect();
  const pending = () => pendingOn(client, list);
  const migrate = () => migrateUp(older.url, older.url, list);
  async function close() {
    await client.end();
    await orm.close();
    await older.drop();
  }
  return { orm, client, pending, migrate, close };
}

test("a database of a newer release is refused once that release has removed something, and not before", async () => {
  const database = await createTestDatabase();
  const ran = async (name: string) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("insert into mikro_orm_migrations (name) values ($1)", [name]);
    await client.end();
  };
  const newer = "Migration29990104000000_removes_old_budget";
  try {
    await ran("Migration29990101000000_color");
    expect(await pendingMigrations(database.url)).toEqual([]);
    await ran(newer);
    await expect(migrateUp(database.url)).rejects.toThrow(
      `The database is of a newer release, which has run ${newer}: start that release, or restore the backup from before the upgrade into a new database`,
    );
  } finally {
    await database.drop();
  }
});

test("a migration that removes something says so in its name", () => {
  for (const { name, class: migration } of migrationsList.slice(1)) {
    const up = `${migration.prototype.up}`;
    // a column that the same migration adds again is not removed
    const gone = up.replace(/drop column (\w+)/gi, (all, column) =>
      up.includes(`add ${column} `) ? "" : all,
    );
    const removes = /\b(drop (table|column)|rename)\b/i.test(gone);
    expect(/_removes_/.test(name), name).toBe(removes);
  }
});

test("migrateUp() compares stored rows with new checks while others save", async () => {
  const { orm, client, migrate, close } = await openOlder();
  const unchecked = async () => {
    const sql = "select conname from pg_constraint where contype = 'c' and not convalidated";
    return (await client.query(sql)).rows.map(({ conname }) => conname);
  };
  try {
    await orm.migrator.up();
    expect(await unchecked()).toEqual(expect.arrayContaining(["color_length", "shape_length"]));
    await client.query("begin");
    await client.query("lock table brief_version, promise_event in row exclusive mode");
    await migrate();
    await client.query("commit");
    expect(await unchecked()).toEqual([]);
  } finally {
    await close();
  }
});

test("migrateUp() tries again when a save and a migration wait for each other", async () => {
  const { client, pending, migrate, close } = await openOlder();
  try {
    await client.query("begin");
    await client.query("lock table promise_event in row exclusive mode");
    const migrated = migrate();
    const waiting = async () =>
      (
        await client.query(
          "select from pg_locks l where relation = 'promise_event'::regclass and not granted",
        )
      ).rowCount;
    await expect.poll(waiting, { interval: 5 }).toBe(1);
    // an earlier migration's table is free by now
    await client.query("select color from brief_version");
    // either side may be the one that PostgreSQL ends
    await client.query("select from quote_promise").catch(() => {});
    await client.query("rollback");
    expect(await migrated).toEqual([color, shapes, height]);
    expect(await pending()).toEqual([]);
  } finally {
    await close();
  }
});

test("after a migration that fails, the former version works on; the next migrateUp() goes on with it", async () => {
  const { client, pending, migrate, close } = await openOlder();
  try {
    await client.query("alter table quote_promise add shape text");
    await expect(migrate()).rejects.toThrow('column "shape"');
    expect(await pending()).toEqual([shapes, height]);
    await client.query("select color from brief_version");
    // nothing of the failed one stays, and the former version finds all that it knows
    await expect(client.query("select shape from promise_event")).rejects.toThrow("shape");
    expect(await pendingOn(client)).toEqual([]);
    await client.query("alter table quote_promise drop shape");
    expect(await migrate()).toEqual([shapes, height]);
    expect(await pending()).toEqual([]);
  } finally {
    await close();
  }
});
