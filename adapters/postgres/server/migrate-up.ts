import { setTimeout as sleep } from "node:timers/promises";
import type { MigrationObject } from "@mikro-orm/core";
import pg from "pg";
import { migratePgBossSchema } from "../../jobs/pg-boss-schema.ts";
import { migrationsList } from "../migrations/list.ts";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { grantAppRole } from "./grant-app-role.ts";
import { type Database, openDatabase } from "./orm.ts";
import { exchangeFormerMigrations, pendingOn, pgBossSchema } from "./pending-migrations.ts";
import { reachDatabase } from "./reach-database.ts";

const attempts = 5;
const [lockNotAvailable, deadlockDetected, queryCanceled] = ["55P03", "40P01", "57014"];
/** Any number not used by other advisory locks of this database. */
const lockKey = 7_266_843_201;

/**
 * Runs pending migrations, the job queue's included, and returns their names. Concurrent calls are
 * safe. Production processes never call it at startup: there it is the operator's step. `url` is
 * that of the tables' owner, `appUrl` that of the app's role when it differs.
 * `list` is of all migrations.
 */
export async function migrateUp(
  url: string,
  appUrl = url,
  list = migrationsList,
): Promise<string[]> {
  await reachDatabase(url);
  return withMigrationLock(url, async () => {
    const client = await connect(url);
    try {
      const ran = await bringUpToDate(url, client, list);
      await grantAppRole(url, appUrl);
      await validateChecks(client);
      return ran;
    } finally {
      await client.end().catch(() => {});
    }
  });
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "boothwright migrate",
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Runs `work` while no other process migrates the same database. Waits a minute for its turn. */
async function withMigrationLock<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await connect(url);
  try {
    // the lock belongs to a transaction, since a pooler keeps one connection for each open transaction
    await client.query(
      "begin; set local statement_timeout = '60s'; set local idle_in_transaction_session_timeout = 0",
    );
    // a statement with parameters would hold its snapshot, and `create index concurrently` would wait for it
    await client.query(`select pg_advisory_xact_lock(${lockKey})`).catch((error) => {
      if (error.code !== queryCanceled) throw error;
      throw new DatabaseProblem("Another process has been migrating this database for a minute");
    });
    return await work();
  } finally {
    // the lock ends with the connection
    await client.end().catch(() => {});
  }
}

async function bringUpToDate(
  url: string,
  client: pg.Client,
  migrations: MigrationObject[],
): Promise<string[]> {
  await exchangeFormerMigrations(client);
  const pending = await pendingOn(client, migrations);
  // describing all tables to MikroORM takes longer than the rest of a usual start's migrations
  if (pending.length === 0) return [];
  const orm = openDatabase(url, {
    applicationName: "boothwright migrate",
    poolSize: 2,
    statementTimeoutMs: 0,
    migrations,
  });
  try {
    for (const name of pending) {
      if (name === pgBossSchema) await migratePgBossSchema(url);
      else await upPatiently(orm, name);
    }
    return pending;
  } finally {
    await orm.close();
  }
}

/**
 * Compares stored rows with the checks that migrations added as `not valid`. Saves go on meanwhile, which they could not while a
 * migration does it: its lock lasts until the migration ends.
 */
async function validateChecks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %s validate constraint %I', conrelid::regclass, conname) as statement
       from pg_constraint
       where contype = 'c' and not convalidated and connamespace = current_schema()::regnamespace`,
  );
  for (const { statement } of rows) await client.query(statement);
}

/**
 * Runs a migration in a transaction of its own, so that no lock outlasts it (decision 002). When a table is in use, it times out
 * and retries, rather than blocking every query behind it.
 */
async function upPatiently(orm: Database, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await orm.migrator.up({ migrations: [name] });
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      const isBusy = code === lockNotAvailable || code === deadlockDetected;
      if (!isBusy || attempt === attempts) throw error;
      await sleep(attempt * 1_000);
    }
  }
}
