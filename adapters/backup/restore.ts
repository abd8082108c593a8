import { execFile } from "node:child_process";
import { createReadStream } from "node:fs";
import type { Client } from "pg";
import { migrateUp } from "../postgres/server/migrate-up.ts";
import { doneMigrations } from "../postgres/server/pending-migrations.ts";
import { isPooled } from "../postgres/server/pooler.ts";
import { assertRestorable } from "./assert-restorable.ts";
import type { BackupHeader } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { becomeCopy } from "./become-copy.ts";
import { kindOfBackup } from "./kind-of-backup.ts";
import { migrationsInArchive, runTool, toolVersion } from "./postgres-tools.ts";
import { intoNothing, readBackup } from "./read-backup.ts";
import { currentBackup, restoreBackup } from "./restore-backup.ts";
import { assertSameVersion } from "./same-version.ts";
import { withClient } from "./with-client.ts";

/**
 * Entries that a restore takes from an archive: the schema `public`, without the mark of a copy,
 * which `restore` sets itself, and without publications of a replicated database. Left out: the job
 * queue, which workers recreate, other programs' schemas, and extensions. A line is "id; two
 * numbers, type, schema, name, owner".
 */
const wanted =
  /^(?:;|$|\d+; \d+ \d+ (?!PUBLICATION|SUBSCRIPTION|SECURITY LABEL)[A-Z][A-Z ]* public (?!mail_hold ))/;
/** The only extension that the tables need. */
const ownExtension = / EXTENSION - pg_trgm /;

/** The selected entries of a pg_dump archive, in the format of `pg_restore --use-list`. */
function wantedEntries(file: string, hasExtension: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile("pg_restore", ["--list", file], { maxBuffer: 1e8 }, (error, out) => {
      if (error) return reject(new BackupProblem(`pg_restore cannot read ${file}`));
      const lines = out.split("\n");
      const taken = lines.filter(
        (line) => wanted.test(line) || (!hasExtension && ownExtension.test(line)),
      );
      resolve(taken.join("\n"));
    });
  });
}

type Restore = {
  /** URL for the tables' owner. */
  url: string;
  /** Connection of the app's role, when it differs. */
  appUrl?: string;
  file: string;
  replace: boolean;
  now: Date;
  signal?: AbortSignal | undefined;
};

/** Restores a backup of either kind, marks the database as a copy, and returns a sentence for the operator. */
export async function restore({ appUrl, ...asked }: Restore): Promise<string> {
  const done = await restoreAs(asked);
  // no kind of backup contains privileges
  await migrateUp(asked.url, appUrl);
  return done;
}

async function restoreAs({ url, file, replace, now, signal }: Restore): Promise<string> {
  const kind = await kindOfBackup(file);
  if (kind === "archive") {
    await restoreArchive({ url, file, replace, now });
    return `Restored ${file}`;
  }
  // reads the whole file before changing anything
  let header: BackupHeader | undefined;
  await readBackup(createReadStream(file, { signal }), {
    ...intoNothing,
    start: async (found) => {
      header = found;
    },
  });
  const { migrations = [], createdAt = "" } = header ?? {};
  const source = createReadStream(file, { signal });
  const { rows, tables } = await restoreBackup({ url, migrations, source, replace, now });
  return `Restored ${rows} rows in ${tables} tables as they were at ${createdAt}, counted and summed up`;
}

/** Refuses an archive of another version: it would leave objects that no migration expects. */
async function assertVersionOfArchive(url: string, file: string) {
  const migrations = await migrationsInArchive(file);
  if (!migrations) throw new BackupProblem(`pg_restore cannot read ${file}`);
  if (migrations.length === 0)
    throw new BackupProblem(
      `${file} does not say of which version it is: it has no rows, or INSERT commands for them`,
    );
  currentBackup(migrations);
  const done = await withClient(url, doneMigrations);
  if (done.length > 0) assertSameVersion(done, migrations);
}

async function restoreArchive({ url, file, replace, now }: Restore) {
  if (isPooled(url))
    throw new BackupProblem(
      "pg_restore cannot work through a pooler: name the database itself in MIGRATE_DATABASE_URL",
    );
  if ((await toolVersion("pg_restore")) === null)
    throw new BackupProblem(`${file} is an archive of pg_dump, and there is no pg_restore here`);
  await assertRestorable(url, replace);
  await assertVersionOfArchive(url, file);
  const how = ["--clean", "--if-exists", "--no-owner", "--no-privileges"];
  const atOnce = ["--exit-on-error", "--single-transaction"];
  const entries = await wantedEntries(file, await withClient(url, hasTrigrams));
  await becomeCopy(url, now, async () => {
    const args = [...how, ...atOnce, "--use-list=/dev/stdin", file];
    const { code, said } = await runTool("pg_restore", url, args, entries);
    if (code !== 0) throw new BackupProblem(`pg_restore failed, and nothing was restored: ${said}`);
  });
}

async function hasTrigrams(client: Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'pg_trgm'");
  return rowCount === 1;
}
