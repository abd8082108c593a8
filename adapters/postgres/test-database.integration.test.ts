import pg from "pg";
import { expect, test } from "vitest";
import { pendingMigrations } from "./pending-migrations.ts";
import { createTestDatabase } from "./test-database.ts";

test("createTestDatabase() gives a migrated database of one's own, and drops it", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(one.url).not.toBe(other.url);
  expect(await pendingMigrations(one.url)).toEqual([]);

  await Promise.all([one.drop(), other.drop()]);
  const client = new pg.Client({ connectionString: one.url });
  await expect(client.connect()).rejects.toThrow("does not exist");
});
