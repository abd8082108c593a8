import { openEmbeddedPostgres } from "../../embedded-postgres/open-embedded-postgres.ts";
import { reachDatabase } from "./reach-database.ts";

type Options = {
  databaseUrl: string | undefined;
  migrateDatabaseUrl?: string | undefined;
  dataDir: string;
};

export type Server = {
  /** For the app's role, which works with the tables. */
  url: string;
  /** For the tables' owner, who migrates and restores; the same where there is one role for both. */
  migrateUrl: string;
  /** Call it last, when every connection is closed. */
  release(): Promise<void>;
};

/** The operator's own database when there is one, else the embedded one. Throws a DatabaseProblem. */
export async function openServer({
  databaseUrl: url,
  migrateDatabaseUrl: migrateUrl = url,
  dataDir,
}: Options): Promise<Server> {
  if (url === undefined || migrateUrl === undefined)
    return openEmbeddedPostgres({ folder: dataDir });
  await reachDatabase(url);
  return { url, migrateUrl, release: () => Promise.resolve() };
}
