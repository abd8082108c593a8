import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { pipeline } from "node:stream/promises";
import { BackupProblem } from "../../adapters/backup/backup-problem.ts";
import { WrongUse } from "./wrong-use.ts";

/**
 * Copies standard input to a file that only its owner can read, passes it on, and deletes it
 * afterwards. Throws a BackupProblem when the disk is full.
 */
export async function withStandardInput<Result>(
  dataDir: string,
  signal: AbortSignal,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  if (process.stdin.isTTY)
    throw new WrongUse("Send the backup to standard input: restore - < FILE");
  await mkdir(dataDir, { recursive: true });
  const folder = await mkdtemp(join(dataDir, "restore-"));
  try {
    const file = join(folder, "standard-input");
    const to = createWriteStream(file, { flags: "wx", mode: 0o600 });
    await pipeline(process.stdin, to, { signal }).catch((error: Error) => {
      throw new BackupProblem(`Cannot keep standard input in ${folder}: ${error.message}`);
    });
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
