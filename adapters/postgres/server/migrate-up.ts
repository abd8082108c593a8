import { setTimeout as sleep } from "node:timers/promises";
import type { MigrationObject } from "@mikro-orm/core";
import pg from "pg";
import { migratePgBossSchema } from "../../jobs/pg-boss-schema.ts";
import { migrationsList } from "../migrations/list.ts";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { grantAppRole } from "./grant-app-role.ts";
import { type Database, openDatabase } from "./orm.ts";
import { exchangeFormerMigrations, pendingOn, pgBossSchema } from "./pending-migrations.ts";
import { connectMs, reachDatabase } from "./reach-database.ts";

const attempts = 5;
const [lockNotAvailable, deadlockDetected, queryCanceled] = ["55P03", "40P01", "57014"];
/** Arbitrary number, distinct from our other advisory locks. */
const lockKey = 7_266_843_201;

/**
 * Runs pending migrations, the job queue's included, and returns their names. Safe under concurrent
 * calls. Production processes don't call it at startup: the operator runs it. `url`: the tables'
 * owner; `appUrl`: the app's role, if different; `list`: all migrations.
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
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/**
 * Runs `work` while no other process migrates the same database. Waits up to a minute for the lock.
 */
async function withMigrationLock<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await connect(url);
  try {
    // a transaction-level lock, since a pooler keeps a connection only within a transaction
    await client.query(
      "begin; set local statement_timeout = '60s'; set local idle_in_transaction_session_timeout = 0",
    );
    // without parameters: those would keep a snapshot open, for which `create index concurrently`
    // waits
    await client.query(`select pg_advisory_xact_lock(${lockKey})`).catch((error) => {
      if (error.code !== queryCanceled) throw error;
      throw new DatabaseProblem("Another process has been migrating this database for a minute");
    });
    return await work();
  } finally {
    // closing the connection releases the lock
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
  // creating MikroORM's metadata takes longer than everything else when nothing is pending
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
 * Validates checks that migrations added as `not valid`, while saves go on; a migration's own lock
 * would block them until it ends.
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
 * Runs a migration in its own transaction, so that no lock outlasts it (decision 002). When a table
 * is in use, it times out and retries instead of blocking every query behind it.
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
