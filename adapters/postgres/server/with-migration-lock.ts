import pg from "pg";
import { DatabaseProblem } from "../sql/database-problem.ts";

/** Any number not used by other advisory locks of this database. */
const lockKey = 7_266_843_201;
const queryCanceled = "57014";

/** Runs `work` while no other process migrates the same database. Waits a minute for its turn. */
export async function withMigrationLock<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "boothwright migrate",
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("set statement_timeout = '60s'");
    await client.query("select pg_advisory_lock($1)", [lockKey]).catch((error) => {
      if (error.code !== queryCanceled) throw error;
      throw new DatabaseProblem("Another process has been migrating this database for a minute");
    });
    await client.query("reset statement_timeout");
    return await work(client);
  } finally {
    // the lock ends with the connection
    await client.end().catch(() => {});
  }
}
