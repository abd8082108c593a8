import { open } from "node:fs/promises";
import { BackupProblem } from "./backup-problem.ts";

/**
 * Detects from the first bytes which program wrote a backup. Throws a BackupProblem for other
 * files.
 */
export async function kindOfBackup(file: string): Promise<"archive" | "built-in"> {
  try {
    const handle = await open(file);
    try {
      if ((await handle.stat()).isDirectory())
        throw new Error("it is a folder; pg_dump --format=custom writes one file");
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(100), 0, 100, 0);
      const start = buffer.subarray(0, bytesRead);
      const text = start.toString("latin1");
      // pg_dump with --format=custom, or with --format=tar
      if (text.startsWith("PGDMP") || text.startsWith("toc.dat\0")) return "archive";
      if (text.startsWith("--\n-- PostgreSQL database dump"))
        throw new Error(
          "it is a script of pg_dump; run it with psql in an empty database, and start with HOLD_MAIL=true",
        );
      if (start[0] === 0x1f && start[1] === 0x8b) return "built-in";
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw new BackupProblem(`Cannot read ${file}: ${(error as Error).message}`);
  }
  throw new BackupProblem(`${file} is no backup`);
}
