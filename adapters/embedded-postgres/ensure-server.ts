import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";
import { asAdmin } from "./as-admin.ts";
import type { Place } from "./data-dir.ts";
import { isServerOf, readPostmaster } from "./postmaster.ts";
import { type ServerSettings, startServer } from "./start-server.ts";

const patienceMs = 60_000;
const wrongPassword = "28P01";

/**
 * Returns the folder's running server, or starts it. A server counts as running only if it answers;
 * one that is shutting down is waited for. Call under the lock.
 */
export async function ensureServer(place: Place, settings: ServerSettings) {
  const until = performance.now() + patienceMs;
  let hasStarted = false;
  while (performance.now() < until) {
    const server = readPostmaster(place.data);
    if (server && isServerOf(place.data, server)) {
      if (await answers(place, server.port)) return { port: server.port, adopted: !hasStarted };
    } else {
      // otherwise PostgreSQL takes a zombie or an unrelated process with that pid for a server; it
      // detects a killed server's children without the file
      if (server) rmSync(join(place.data, "postmaster.pid"), { force: true });
      hasStarted = await startServer(place, settings);
      if (hasStarted) continue;
    }
    await sleep(100);
  }
  throw new DatabaseProblem(
    `PostgreSQL in ${place.data} gave no answer for a minute, see ${place.log}`,
  );
}

async function answers(place: Place, port: number): Promise<boolean> {
  try {
    return await asAdmin(place, port, () => Promise.resolve(true));
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error;
    if ((error as { code?: string }).code !== wrongPassword) return false;
    const sentence = `The password in ${place.password} does not open the database in ${place.data}`;
    throw new DatabaseProblem(sentence, { cause: error });
  }
}
