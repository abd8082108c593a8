import { mkdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";
import { asAdmin } from "./as-admin.ts";
import { dataDirIn, type Place } from "./data-dir.ts";
import { ensureServer } from "./ensure-server.ts";
import { isServerOf, readPostmaster } from "./postmaster.ts";
import { prepareCluster } from "./prepare-cluster.ts";
import { runPostgresProgram } from "./run-postgres-program.ts";
import { serverAccount } from "./server-account.ts";
import { serverUrl } from "./server-url.ts";
import type { ServerSettings } from "./start-server.ts";
import { holdUsageLock } from "./usage-lock.ts";
import { withLockFile } from "./with-lock-file.ts";

const others = `select 1 from pg_stat_activity
  where backend_type in ('client backend', 'walsender') and pid <> pg_backend_pid()`;

/** Stops the server unless other connections are open. Call under the lock. */
async function stopWhenLast(place: Place): Promise<void> {
  const server = readPostmaster(place.data);
  if (!server || !isServerOf(place.data, server)) return;
  if (!(await isAlone(place, server.port))) return;
  await runPostgresProgram(
    "pg_ctl",
    ["stop", "--mode=fast", "--wait", "--silent", "--pgdata", place.data],
    serverAccount(place.data),
  );
}

/** Whether no other connection remains; just closed ones get a moment to disappear. */
async function isAlone(place: Place, port: number): Promise<boolean> {
  return asAdmin(place, port, async (client) => {
    for (let look = 0; look < 20; look++) {
      const { rowCount } = await client.query(others);
      if (rowCount === 0) return true;
      await sleep(50);
    }
    return false;
  });
}

const database = "boothwright";
/** Owner of the app's database. Not a superuser, but tests may create databases with it. */
const owner = { user: "boothwright", database };
/** The app's role and database. */
const app = { user: "boothwright_app", database };

/** Creates the roles and the database if they are missing. Call under the lock. */
async function createAppDatabase(client: Client, password: string): Promise<void> {
  const roles = { [owner.user]: "login createdb", [app.user]: "login" };
  for (const [user, may] of Object.entries(roles)) {
    const known = await client.query("select 1 from pg_roles where rolname = $1", [user]);
    if (known.rowCount !== 0) continue;
    await client.query(`create role ${user} ${may} password ${client.escapeLiteral(password)}`);
  }
  const databases = await client.query("select 1 from pg_database where datname = $1", [database]);
  if (databases.rowCount === 0)
    await client.query(`create database ${database} owner ${owner.user}`);
}

type Options = {
  /** Created if missing. All processes with the same folder share one server. */
  folder: string;
  /** Server settings, used when this call starts it, such as `{ fsync: "off" }` in tests. */
  settings?: ServerSettings;
};

export type EmbeddedPostgres = {
  /** URL of the app's database for the app's role, password included. */
  url: string;
  /** URL of the same database for the owner of its tables. */
  migrateUrl: string;
  /** Whether the server was already running. */
  adopted: boolean;
  /** Releases the server. The last process to release stops it. */
  release(): Promise<void>;
};

/**
 * Opens the PostgreSQL server of a folder: creates it, starts it or joins it. Throws a
 * DatabaseProblem when the operator has to act.
 */
export async function openEmbeddedPostgres({
  folder,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const place = dataDirIn(folder);
  try {
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    return await withLockFile(place.lock, () => open(place, settings));
  } catch (error) {
    throw isFileError(error)
      ? new DatabaseProblem(`Cannot keep a database in ${place.folder}: ${error.message}`, {
          cause: error,
        })
      : error;
  }
}

async function open(place: Place, settings: ServerSettings): Promise<EmbeddedPostgres> {
  await prepareCluster(place, settings);
  const { port, adopted } = await ensureServer(place, settings);
  try {
    const password = readFileSync(place.password, "utf8").trim();
    await asAdmin(place, port, (client) => createAppDatabase(client, password));
    const admin = serverUrl(place, port, { user: "postgres", database: "postgres" });
    const presence = await holdUsageLock(admin);

    let released: Promise<void> | undefined;
    const release = () =>
      withLockFile(place.lock, async () => {
        await presence.leave();
        await stopWhenLast(place);
      });
    return {
      url: serverUrl(place, port, app),
      migrateUrl: serverUrl(place, port, owner),
      adopted,
      release: () => (released ??= release()),
    };
  } catch (error) {
    await stopWhenLast(place).catch(() => {});
    throw error;
  }
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "path" in error;
}
