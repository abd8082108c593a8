import { createClient } from "../server/connection-to.ts";

/** Arbitrary key, distinct from our other advisory locks. */
const lockKey = 7_266_843_202;

/** Locks out every other sync of this database until released or the process ends. Null when another holds the lock. */
export async function takeSyncLock(url: string): Promise<(() => Promise<void>) | null> {
  const client = createClient(url, {
    application_name: "boothwright sync",
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  client.on("error", () => {});
  await client.connect();
  const release = () => client.end().catch(() => {});
  try {
    // a lock held by an open transaction, so that a pooler keeps its connection, too
    await client.query("begin; set local idle_in_transaction_session_timeout = 0");
    const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as taken", [lockKey]);
    if (rows[0]?.taken) return release;
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}
