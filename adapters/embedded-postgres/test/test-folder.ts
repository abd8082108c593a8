import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { runningSince } from "../running-since.ts";
import { folderInMemory } from "./folder-in-memory.ts";

/** A folder for one test's database, inside an owner-only folder with a space in its name. */
export function createTestFolder() {
  const parent = mkdtempSync(join(folderInMemory() ?? tmpdir(), "boothwright test "));
  const folder = join(parent, "data");
  const pidFile = join(folder, "postgres", "postmaster.pid");
  const pid = () => Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  const isRunning = () => {
    try {
      return runningSince(pid()) !== undefined;
    } catch {
      return false;
    }
  };
  return {
    parent,
    folder,
    pidFile,
    /** The server's main process. */
    pid,
    isRunning,
    remove() {
      if (isRunning()) process.kill(pid(), "SIGKILL");
      rmSync(parent, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}
