import { randomUUID } from "node:crypto";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migrationsList } from "../migrations/list.ts";
import { openDatabase } from "../sql/orm.ts";
import { createScratchDatabase } from "./create-scratch-database.ts";
import { migrateUp } from "./migrate-up.ts";
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
