import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { isPgBossSchemaPending, migratePgBossSchema } from "../../jobs/pg-boss-schema.ts";
import { type Database, openDatabase } from "../sql/orm.ts";
import { grantAppRole } from "./grant-app-role.ts";
import { pgBossSchema } from "./pending-migrations.ts";
import { reachDatabase } from "./reach-database.ts";
import { withMigrationLock } from "./with-migration-lock.ts";

const attempts = 5;
const lockNotAvailable = "55P03";

/**
 * Brings the tables up to date, the job queue's too, and tells what it ran. Several at once are safe.
 * Never called by a production process at its start: there it is the operator's own step.
 * `url` is that of the tables' owner, `appUrl` that of the role that the app uses, when that is another one.
 */
export async function migrateUp(url: string, appUrl = url): Promise<string[]> {
  await reachDatabase(url);
  return withMigrationLock(url, async (client) => {
    const ran = await bringUpToDate(url, client);
    await grantAppRole(url, appUrl);
    return ran;
  });
}

async function bringUpToDate(url: string, client: pg.Client): Promise<string[]> {
  const orm = openDatabase(url, {
    applicationName: "boothwright migrate",
    poolSize: 2,
    statementTimeoutMs: 0,
  });
  try {
    const ran = await upPatiently(orm);
    const isPending = await isPgBossSchemaPending((text, values) => client.query(text, values));
    if (!isPending) return ran;
    await migratePgBossSchema(url);
    return [...ran, pgBossSchema];
  } finally {
    await orm.close();
  }
}

/** A table that is in use makes a migration give up rather than hold up everybody behind it. */
async function upPatiently(orm: Database): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (await orm.migrator.up()).map(({ name }) => name);
    } catch (error) {
      const isBusy = (error as { code?: string }).code === lockNotAvailable;
      if (!isBusy || attempt === attempts) throw error;
      await sleep(attempt * 1_000);
    }
  }
}
