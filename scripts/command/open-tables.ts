import { openServer } from "../../adapters/embedded-postgres/open-server.ts";
import { migrateUp } from "../../adapters/postgres/server/migrate-up.ts";
import { type Database, openDatabase } from "../../adapters/postgres/server/orm.ts";
import { pendingMigrations } from "../../adapters/postgres/server/pending-migrations.ts";
import { clockOf } from "../../adapters/system/clock-and-ids.ts";
import type { Config } from "../../app-server/config.ts";
import { StartupError } from "../../app-server/runtime/startup-error.ts";

type Opened = { orm: Database; url: string };

/**
 * Runs `work` with the database open, and closes everything afterwards. The embedded database is
 * migrated first; the operator's own must be up to date.
 */
export async function openTables<Answer>(
  config: Pick<Config, "databaseUrl" | "migrateDatabaseUrl" | "dataDir" | "clock">,
  name: string,
  work: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  const server = await openServer(config);
  try {
    if (config.databaseUrl === undefined) await migrateUp(server.migrateUrl, server.url);
    else if ((await pendingMigrations(server.url)).length > 0)
      throw new StartupError("The database is not up to date: run `migrate` first");
    const orm = openDatabase(server.url, {
      applicationName: `boothwright ${name}`,
      clock: clockOf(config.clock),
    });
    try {
      return await work({ orm, url: server.url });
    } finally {
      await orm.close();
    }
  } finally {
    await server.release();
  }
}
