import pg from "pg";

/** Opens a connection for a backup or a restore. The caller ends it. */
export async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "boothwright backup",
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Runs `work` over a connection of its own to the database, and closes it. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await openClient(url);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Runs `work` in one transaction, with a lock timeout of ten seconds and no statement timeout,
 * whatever the role's settings. Set per transaction, since a pooler rejects both as connection
 * settings.
 */
export async function together<Result>(
  client: pg.Client,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query("begin; set local lock_timeout = '10s'; set local statement_timeout = 0");
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}
