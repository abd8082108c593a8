import type pg from "pg";
import { isPgBossSchemaPending } from "../../jobs/pg-boss-schema.ts";
import { currentNames, firstMigration, lastFormerCommit } from "../migrations/former.ts";
import { migrationsList } from "../migrations/list.ts";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { createClient } from "./connection-to.ts";
import { connectMs } from "./reach-database.ts";

/** The name of the job queue's own tables in `pendingMigrations`. */
export const pgBossSchema = "pg-boss";

/** Names of migrations in this code that the database hasn't run. Read-only. */
export async function pendingMigrations(url: string): Promise<string[]> {
  const client = createClient(url, {
    application_name: "boothwright check",
    connectionTimeoutMillis: connectMs,
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

/** The name of a migration after which the release before it can't work. */
const removing = /_removes_/;

/** Like `pendingMigrations`, over an open connection. `list`: all migrations. */
export async function pendingOn(client: pg.Client, list = migrationsList): Promise<string[]> {
  const done = new Set(await doneMigrations(client));
  assertUsable(done, list);
  const pending = list.map(({ name }) => name).filter((name) => !done.has(name));
  return (await isPgBossSchemaPending((text, values) => client.query(text, values)))
    ? [...pending, pgBossSchema]
    : pending;
}

/**
 * Throws a DatabaseProblem for a database that a newer release has changed so that this one can't
 * work on it. What newer releases only add is no reason: going back by one release is promised.
 */
function assertUsable(done: ReadonlySet<string>, list: readonly { name: string }[]): void {
  const known = new Set(list.map(({ name }) => name));
  const found = [...done].find((name) => !known.has(name) && removing.test(name));
  if (!found) return;
  throw new DatabaseProblem(`The database is of a newer release, which has run ${found}`, {
    todo: "start that release, or restore the backup from before the upgrade into a new database",
  });
}

/** Names of migrations that the database has run, in order; empty for a new one. */
export async function doneMigrations(client: pg.Client): Promise<string[]> {
  const known = await client.query("select to_regclass('mikro_orm_migrations') as it");
  if (known.rows[0]?.it === null) return [];
  const { rows } = await client.query("select name from mikro_orm_migrations order by name");
  return rows.map(({ name }) => name);
}

/**
 * Replaces the former migrations' names by the first migration's, whose tables are the same, in one
 * transaction. Does nothing without former names; throws a DatabaseProblem when some are missing.
 */
export async function exchangeFormerMigrations(client: pg.Client): Promise<void> {
  const done = await doneMigrations(client);
  const current = assertCurrent(done, "database", "start it once with");
  const replaced = done.filter((name) => !current.includes(name));
  if (replaced.length === 0) return;
  await client.query(
    `with gone as (delete from mikro_orm_migrations where name = any ($1))
       insert into mikro_orm_migrations (name) values ($2)`,
    [replaced, firstMigration],
  );
}

/**
 * The current names of the migrations in `done`. Throws a DatabaseProblem where all are older than
 * the first migration of 1.0: only an earlier commit can bring those up to date.
 */
export function assertCurrent(done: readonly string[], what: string, todo: string): string[] {
  const current = currentNames(done);
  if (current) return current;
  throw new DatabaseProblem(`The ${what} is older than the first migration of 1.0`, {
    todo: `${todo} commit ${lastFormerCommit}, the last one that can bring it up to date`,
  });
}
