import { openEmbeddedPostgres } from "./embedded/open-embedded-postgres.ts";
import { reachDatabase } from "./reach-database.ts";

type Options = { databaseUrl: string | undefined; dataDir: string };

export type Server = {
  url: string;
  /** Call it last, when every connection is closed. */
  release(): Promise<void>;
};

/** The operator's own database when there is one, else the embedded one. Throws a DatabaseProblem. */
export async function openServer({ databaseUrl, dataDir }: Options): Promise<Server> {
  if (databaseUrl === undefined) return openEmbeddedPostgres({ folder: dataDir });
  await reachDatabase(databaseUrl);
  return { url: databaseUrl, release: () => Promise.resolve() };
}
