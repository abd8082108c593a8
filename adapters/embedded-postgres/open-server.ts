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
  /** For the app's role, which works with the tables. It may name several hosts: `connectionTo` goes to the primary. */
  url: string;
  /** URL of the tables' owner at the present primary, for migrations and restores; the same role where one does both. */
  migrateUrl: string;
  /** Call it last, when every connection is closed. */
  release(): Promise<void>;
};

/** The operator's own database if configured, else the embedded one. Throws a DatabaseProblem. */
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
