import { realpathSync } from "node:fs";
import pg from "pg";
import type { Place } from "./data-dir.ts";
import { serverUrl } from "./server-url.ts";

const timeoutMs = 2_000;

/** Runs `work` on a short connection as the server's administrator. */
export async function asAdmin<Result>(
  place: Place,
  port: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: serverUrl(place, port, { user: "postgres", database: "postgres" }),
    application_name: "boothwright embedded",
    connectionTimeoutMillis: timeoutMs,
  });
  // a lost server rejects the query; without this listener its error event would end the process
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("show data_directory");
    if (realpathSync(rows[0].data_directory) !== realpathSync(place.data)) {
      throw new Error(`Port ${port} serves ${rows[0].data_directory}`);
    }
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
