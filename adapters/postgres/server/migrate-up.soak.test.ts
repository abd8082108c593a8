import pg from "pg";
import { getRollbackPlans } from "pg-boss";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase } from "../test/test-database.ts";
import { migrateUp } from "./migrate-up.ts";
import { pendingMigrations } from "./pending-migrations.ts";

const database = await createTestDatabase();
afterAll(database.drop);

// what builds its indexes looks for work every ten seconds, at its most often
test("migrateUp() upgrades older tables of the job queue", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(getRollbackPlans());
  await client.end();

  expect(await pendingMigrations(database.url)).toEqual(["pg-boss"]);
  expect(await migrateUp(database.url)).toEqual(["pg-boss"]);
  expect(await pendingMigrations(database.url)).toEqual([]);
});
