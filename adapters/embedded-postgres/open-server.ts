import { findPrimary } from "../postgres/server/find-primary.ts";
import { refusePooler } from "../postgres/server/pooler.ts";
import { reachDatabase } from "../postgres/server/reach-database.ts";
import { openEmbeddedPostgres } from "./open-embedded-postgres.ts";

type Options = {
  databaseUrl: string | undefined;
  migrateDatabaseUrl?: string | undefined;
  dataDir: string;
};

export type Server = {
  /** For the app's role. May name several hosts: `connectionTo` uses the primary. */
  url: string;
  /**
   * URL of the tables' owner on the current primary, for migrations and restores; equal roles if
   * only one is configured.
   */
  migrateUrl: string;
  /** Call last, after closing all connections. */
  release(): Promise<void>;
};

/**
 * Opens the operator's own database if configured, else the embedded one. Throws a DatabaseProblem.
 */
export async function openServer({
  databaseUrl: url,
  migrateDatabaseUrl: migrateUrl = url,
  dataDir,
}: Options): Promise<Server> {
  if (url === undefined || migrateUrl === undefined)
    return openEmbeddedPostgres({ folder: dataDir });
  await reachDatabase(url);
  await refusePooler(url, "DATABASE_URL");
  return { url, migrateUrl: await findPrimary(migrateUrl), release: () => Promise.resolve() };
}
