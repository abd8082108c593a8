import { randomUUID } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";
import { fileAgeMs } from "../system/file-time.ts";
import { runningSince } from "./running-since.ts";

const patienceMs = 90_000;
/** An empty lock file younger than this, in milliseconds, is still being written. */
const writingMs = 5_000;

/**
 * Runs `work` while no other process of this machine runs any under the same path. A dead process's
 * lock is removed.
 */
export async function withLockFile<Result>(
  path: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const mine = [process.pid, runningSince(process.pid), randomUUID()].join(" ");
  const until = performance.now() + patienceMs;
  while (!take(path, mine)) {
    if (isDead(path)) removeDead(path);
    if (performance.now() > until) throw new DatabaseProblem(stillLocked(path));
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    if (read(path) === mine) rmSync(path, { force: true });
  }
}

function take(path: string, words: string): boolean {
  try {
    writeFileSync(path, words, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function isDead(path: string): boolean {
  const words = read(path);
  if (words === undefined) return false;
  if (words === "") return isOld(path);
  const [pid, since] = words.split(" ");
  return runningSince(Number(pid)) !== since;
}

/** Removes a dead lock under a second lock and after checking again: it may have become another process's live lock. */
function removeDead(path: string) {
  const removing = `${path}.removing`;
  if (!take(removing, "")) {
    if (isOld(removing)) rmSync(removing, { force: true });
    return;
  }
  if (isDead(path)) rmSync(path, { force: true });
  rmSync(removing, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function isOld(path: string): boolean {
  const file = statSync(path, { throwIfNoEntry: false });
  return file !== undefined && fileAgeMs(file.mtime) > writingMs;
}

const stillLocked = (path: string) =>
  `Process ${read(path)?.split(" ")[0]} has been starting or stopping the database for too long, end it or remove ${path}`;
