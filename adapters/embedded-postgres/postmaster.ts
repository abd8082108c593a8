import { readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { runningSince } from "./running-since.ts";

/** The server's main process, from postmaster.pid. */
export type Postmaster = { pid: number; port: number };

/** The contents of postmaster.pid; undefined while missing or incomplete. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    const [pid, , , port] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(pid), port: Number(port) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** False when the file is stale: the pid is free, a zombie's, or an unrelated process's. */
export function isServerOf(data: string, { pid }: Postmaster): boolean {
  if (runningSince(pid) === undefined) return false;
  if (process.platform !== "linux") return true;
  try {
    // a server's working directory is its data folder
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}
