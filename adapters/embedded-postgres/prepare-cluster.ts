import { randomBytes, randomUUID } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";
import type { Place } from "./data-dir.ts";
import { lastLines } from "./last-lines.ts";
import { runPostgresProgram } from "./run-postgres-program.ts";
import { serverAccount } from "./server-account.ts";
import type { ServerSettings } from "./start-server.ts";

/**
 * Creates a database cluster unless there is one. An interrupted run leaves none. Call under the
 * lock.
 */
export async function prepareCluster(place: Place, settings: ServerSettings): Promise<void> {
  removeHalfMade(place);
  if (existsSync(join(place.data, "PG_VERSION"))) return;
  if (!existsSync(place.password)) {
    writeFileSync(place.password, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600 });
  }

  const fresh = `${place.data}.new-${randomUUID()}`;
  const account = serverAccount(place.data);
  mkdirSync(fresh, { mode: 0o700 });
  if (account) chownSync(fresh, account.uid, account.gid);
  try {
    const speed = settings.fsync === "off" ? ["--no-sync"] : [];
    await runPostgresProgram(
      "initdb",
      [...initdbArguments(fresh, place.password), ...speed],
      account,
    );
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    const reason = lastLines(error instanceof Error ? error.message : String(error));
    throw new DatabaseProblem(`Cannot make a database in ${place.data}: ${reason}`, {
      cause: error,
    });
  }
  renameSync(fresh, place.data);
}

const initdbArguments = (data: string, passwordFile: string) => [
  `--pgdata=${data}`,
  "--username=postgres",
  "--auth=scram-sha-256",
  `--pwfile=${passwordFile}`,
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
];

/**
 * Removes the partial cluster of a killed start, and ends the initdb that may still be filling it.
 */
function removeHalfMade({ folder, data }: Place) {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(data)}.new-`)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // the next start finds it ended
    }
  }
}
