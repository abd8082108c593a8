import { certificateHint } from "../../system/certificate-hint.ts";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { describeFailure } from "../sql/describe-failure.ts";
import { isDatabaseAway } from "../sql/is-database-away.ts";
import { createClient } from "./connection-to.ts";

/** How long starts and commands wait for a connection, in milliseconds. A busy machine takes seconds. */
export const connectMs = 10_000;

/** Runs a trivial query. Throws a DatabaseProblem when no answer comes within `connectMs`. */
export async function reachDatabase(url: string): Promise<void> {
  const client = createClient(url, {
    application_name: "boothwright check",
    connectionTimeoutMillis: connectMs,
    query_timeout: connectMs,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } catch (error) {
    // no `cause`: it would contain the URL with the password
    const { host, port, database } = client;
    const place = `${host}:${port}/${database ?? ""}`;
    throw new DatabaseProblem(`Cannot reach the database at ${place}: ${describeFailure(error)}`, {
      todo: error instanceof DatabaseProblem ? error.todo : certificateHint(error)?.todo,
      isPassing: isDatabaseAway(error),
    });
  } finally {
    await client.end().catch(() => {});
  }
}
