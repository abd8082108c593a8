import type pg from "pg";
import { isPgBossSchemaPending } from "../../jobs/pg-boss-schema.ts";
import { migrationsList } from "../migrations/list.ts";
import { createClient } from "./connection-to.ts";

/** The name that `pendingMigrations` has for the job queue's own tables. */
export const pgBossSchema = "pg-boss";

const undefinedTable = "42P01";

/** The names of the migrations that this code has and the database has not yet; changes nothing. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const client = createClient(url, {
    application_name: "boothwright check",
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    return await pendingOn(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The same over a connection that is open. */
export async function pendingOn(client: pg.Client): Promise<string[]> {
  const done = await doneMigrations(client);
  const pending = migrationsList.map(({ name }) => name).filter((name) => !done.has(name));
  return (await isPgBossSchemaPending((text, values) => client.query(text, values)))
    ? [...pending, pgBossSchema]
    : pending;
}

async function doneMigrations(client: pg.Client): Promise<Set<string>> {
  try {
    const { rows } = await client.query("select name from mikro_orm_migrations");
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return new Set();
    throw error;
  }
}
