import { open } from "node:fs/promises";
import { BackupProblem } from "./backup-problem.ts";

/** Detects by the first bytes which way wrote a backup. Throws a BackupProblem for other files. */
export async function kindOfBackup(file: string): Promise<"archive" | "built-in"> {
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
