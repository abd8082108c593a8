import { certificateHint } from "../../system/certificate-hint.ts";
import { DatabaseProblem } from "../sql/database-problem.ts";
import { describeFailure } from "../sql/describe-failure.ts";
import { isDatabaseAway } from "../sql/is-database-away.ts";
import { createClient } from "./connection-to.ts";

/** Runs a trivial query. Throws a DatabaseProblem when no answer comes within two seconds. */
export async function reachDatabase(url: string): Promise<void> {
  const client = createClient(url, {
    application_name: "boothwright check",
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
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
