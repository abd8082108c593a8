import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";
import type { Place } from "./data-dir.ts";
import { freePort } from "./free-port.ts";
import { lastLines } from "./last-lines.ts";
import { runPostgresProgram } from "./run-postgres-program.ts";
import { serverAccount } from "./server-account.ts";

export type ServerSettings = Record<string, string>;

const settingsOfAll: ServerSettings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  // the log holds what the operator has to know; the app logs failed statements itself
  log_min_messages: "log",
  log_checkpoints: "off",
};

/**
 * Temporary failures: the previous server's processes are still ending, or another process took the
 * port.
 */
const passing = /pre-existing shared memory block|lock file .* already exists|could not bind/;

/**
 * Starts the server and waits until it answers. False when a retry may help; otherwise throws the
 * reason.
 */
export async function startServer(place: Place, settings: ServerSettings): Promise<boolean> {
  const port = await freePort();
  const options = Object.entries({ ...settingsOfAll, ...settings }).map(
    ([name, value]) => `-c "${name}=${value}"`,
  );
  // Truncated at each start, so that it doesn't grow forever.
  if (existsSync(place.log)) writeFileSync(place.log, "");
  try {
    await runPostgresProgram(
      "pg_ctl",
      [
        "start",
        "--wait",
        "--timeout=60",
        "--silent",
        "--pgdata",
        place.data,
        "--log",
        place.log,
        "--options",
        [`-p ${port}`, ...options].join(" "),
      ],
      serverAccount(place.data),
    );
    return true;
  } catch (error) {
    const log = existsSync(place.log) ? readFileSync(place.log, "utf8") : "";
    if (passing.test(log)) return false;
    const reason = lastLines(log || String(error));
    throw new DatabaseProblem(`PostgreSQL in ${place.data} did not start: ${reason}`, {
      cause: error,
    });
  }
}
