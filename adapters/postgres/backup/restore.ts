import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { assertRestorable } from "./assert-restorable.ts";
import type { BackupHeader } from "./backup-format.ts";
import { BackupProblem } from "./backup-problem.ts";
import { runTool, toolVersion } from "./postgres-tools.ts";
import { readBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

type Restore = { url: string; file: string; replace: boolean };

/** Restores a backup of either kind, and says in a sentence what was done. */
export async function restore({ url, file, replace }: Restore): Promise<string> {
  const kind = await kindOf(file);
  if (kind === "archive") {
    await restoreArchive({ url, file, replace });
    return `Restored ${file}`;
  }
  // the whole file is read before anything is touched
  let header: BackupHeader | undefined;
  const nothing = () => Promise.resolve();
  await readBackup(createReadStream(file), {
    start: async (found) => {
      header = found;
    },
    table: nothing,
    rows: nothing,
    endOfTable: nothing,
  });
  const { migrations = [], createdAt = "" } = header ?? {};
  const source = createReadStream(file);
  const { rows, tables } = await restoreBackup({ url, migrations, source, replace });
  return `Restored ${rows} rows in ${tables} tables as they were at ${createdAt}, counted and summed up`;
}

async function restoreArchive({ url, file, replace }: Restore) {
  if ((await toolVersion("pg_restore")) === null)
    throw new BackupProblem(`${file} is an archive of pg_dump, and there is no pg_restore here`);
  await assertRestorable(url, replace);
  const how = ["--clean", "--if-exists", "--no-owner", "--no-privileges"];
  const atOnce = ["--exit-on-error", "--single-transaction"];
  const { code, said } = await runTool("pg_restore", url, [...how, ...atOnce, file]);
  if (code !== 0) throw new BackupProblem(`pg_restore failed, and nothing was restored: ${said}`);
}

async function kindOf(file: string): Promise<"archive" | "built-in"> {
  try {
    const handle = await open(file);
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0);
      const start = buffer.subarray(0, bytesRead);
      if (start.toString("latin1") === "PGDMP") return "archive";
      if (start[0] === 0x1f && start[1] === 0x8b) return "built-in";
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new BackupProblem(`Cannot read ${file}: ${(error as Error).message}`);
  }
  throw new BackupProblem(`${file} is no backup`);
}
