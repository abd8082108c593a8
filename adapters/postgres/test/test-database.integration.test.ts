import pg from "pg";
import { expect, test } from "vitest";
import { createTestDatabase } from "./test-database.ts";

test("integration tests run on a real PostgreSQL, each file on a copy of its own [P03]", async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    const { rows } = await client.query(
      "select version(), current_database() as name, count(*)::int as tables from pg_tables where schemaname = 'public'",
    );
    expect(rows[0].version).toMatch(/^PostgreSQL \d+/);
    expect(rows[0].tables).toBeGreaterThan(15);
    expect(new URL(database.url).pathname).toBe(`/${rows[0].name}`);
  } finally {
    await client.end();
    await database.drop();
  }
});
