import { createReadStream } from "node:fs";
import { BackupProblem } from "./backup-problem.ts";
import { kindOfBackup } from "./kind-of-backup.ts";
import { tablesInArchive } from "./postgres-tools.ts";
import { intoNothing, readBackup } from "./read-backup.ts";

/**
 * Reads a backup of either kind to its end and returns a sentence about its contents. Throws a
 * BackupProblem when it is incomplete.
 */
export async function checkBackup(file: string): Promise<string> {
  if ((await kindOfBackup(file)) === "archive") {
    const tables = await tablesInArchive(file);
    if (tables === null)
      throw new BackupProblem(
        `${file} is an archive of pg_dump that cannot be read: is pg_restore here, and new enough?`,
      );
    return `${file} is an archive of pg_dump with ${tables} tables; only its list was read`;
  }
  let createdAt = "";
  const { rows, tables } = await readBackup(createReadStream(file), {
    ...intoNothing,
    start: async (header) => {
      createdAt = header.createdAt;
    },
  });
  return `${file} is whole: ${rows} rows in ${tables} tables as they were at ${createdAt}`;
}
