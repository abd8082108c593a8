import { expect, test } from "vitest";
import { openDatabase } from "../adapters/postgres/server/orm.ts";
import { createTestDatabase } from "../adapters/postgres/test/test-database.ts";
import { runSql } from "../adapters/postgres/test/test-sql.ts";
import { clockOf } from "../adapters/system/clock-and-ids.ts";
import { readConfig } from "./config.ts";
import { openPostgres } from "./open-postgres.ts";

test("a server does not start on a database that a newer release has changed, and says why", async () => {
  const database = await createTestDatabase();
  try {
    const config = readConfig({
      APP_ENV: "production",
      ORIGIN: "https://booths.example",
      SESSION_SECRET: "b0c8a5e2d97f41368e0d4c6b1a2f7593",
      MAIL_URL: "smtp://127.0.0.1:1025",
      DATABASE_URL: database.appUrl,
    });
    const orm = openDatabase(database.url, { applicationName: "boothwright test" });
    const ran = "insert into mikro_orm_migrations (name) values ('Migration2999_removes_old')";
    await runSql(orm.em.fork(), ran).finally(() => orm.close());
    const needs = { tracing: null, clock: clockOf(null), readServers: {} };
    await expect(openPostgres(config, () => {}, needs)).rejects.toThrow(
      "The database is of a newer release, which has run Migration2999_removes_old: start that release",
    );
  } finally {
    await database.drop();
  }
});
