import { mkdirSync, readFileSync } from "node:fs";
import { DatabaseProblem } from "../postgres/sql/database-problem.ts";
import { asAdmin } from "./as-admin.ts";
import { app, createAppDatabase, owner } from "./create-app-database.ts";
import { dataDirIn, type Place } from "./data-dir.ts";
import { ensureServer } from "./ensure-server.ts";
import { prepareCluster } from "./prepare-cluster.ts";
import { serverUrl } from "./server-url.ts";
import type { ServerSettings } from "./start-server.ts";
import { stopWhenLast } from "./stop-when-last.ts";
import { holdUsageLock } from "./usage-lock.ts";
import { withLockFile } from "./with-lock-file.ts";

type Options = {
  /** Created when missing. All processes that name the same folder share one server. */
  folder: string;
  /** Server settings, used when this call starts it, such as `{ fsync: "off" }` in tests. */
  settings?: ServerSettings;
};

export type EmbeddedPostgres = {
  /** The app's own database, for the role that works with its tables; password included. */
  url: string;
  /** The same database, for the role that owns its tables. */
  migrateUrl: string;
  /** Whether the server was running already. */
  adopted: boolean;
  /** Releases the server. The last process to release stops it. */
  release(): Promise<void>;
};

/**
 * Opens the PostgreSQL server that lives in a folder: makes it, starts it or joins it.
 * Throws a DatabaseProblem when the operator must do something.
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
