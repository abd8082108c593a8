import type { Readable } from "node:stream";
import { migrationsList } from "../postgres/migrations/list.ts";
import { openDatabase } from "../postgres/server/orm.ts";
import { assertCurrent, doneMigrations } from "../postgres/server/pending-migrations.ts";
import { assertRestorable } from "./assert-restorable.ts";
import type { BackupTotals } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { restoreRows } from "./restore-rows.ts";
import { assertSameVersion } from "./same-version.ts";
import { together, withClient } from "./with-client.ts";

type Restore = {
  url: string;
  /** The migrations named in the backup's first line. */
  migrations: readonly string[];
  /** The backup, from its first byte. */
  source: Readable;
  /** Whether existing rows may be replaced. */
  replace: boolean;
  now: Date;
};

/**
 * Restores a built-in backup into a new database or replaces the current data. A new database first
 * gets the tables of the backup's version.
 */
export async function restoreBackup(restore: Restore): Promise<BackupTotals> {
  const { url, source, replace, now } = restore;
  const migrations = currentBackup(restore.migrations);
  await assertRestorable(url, replace);
  try {
    return await withClient(url, async (client) => {
      const done = await doneMigrations(client);
      if (done.length === 0) await makeTables(url, migrations);
      else assertSameVersion(done, migrations);
      const totals = await restoreRows(client, source, now);
      await together(client, () => client.query("analyze"));
      return totals;
    });
  } finally {
    source.destroy();
  }
}

/** The current names of a backup's migrations; throws a DatabaseProblem when it is too old. */
export const currentBackup = (migrations: readonly string[]): string[] =>
  assertCurrent(migrations, "backup", "restore it and start it once with");

/** Creates the tables of the backup's version. */
async function makeTables(url: string, migrations: readonly string[]) {
  const known = new Set(migrationsList.map(({ name }) => name));
  if (migrations.length === 0 || migrations.some((name) => !known.has(name)))
    throw new BackupProblem("The backup is of a later version than this program: use that one");
  const options = { applicationName: "boothwright restore", poolSize: 2, statementTimeoutMs: 0 };
  const orm = openDatabase(url, options);
  try {
    await orm.migrator.up({ migrations: [...migrations] });
  } finally {
    await orm.close();
  }
}
