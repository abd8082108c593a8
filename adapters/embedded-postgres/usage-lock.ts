import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/**
 * Holds one connection open, reopened after a server crash, so that other processes don't stop the
 * server. `leave()` closes it.
 */
export async function holdUsageLock(url: string): Promise<{ leave(): Promise<void> }> {
  let hasLeft = false;
  let client = await connect();

  async function connect() {
    const next = new pg.Client({
      connectionString: url,
      application_name: "boothwright presence",
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    });
    next.on("error", () => {});
    await next.connect();
    next.once("end", () => void reconnect());
    return next;
  }

  async function reconnect() {
    while (!hasLeft) {
      await sleep(500, undefined, { ref: false });
      if (hasLeft) return;
      try {
        client = await connect();
        if (hasLeft) await client.end();
        return;
      } catch {
        // the server isn't back yet
      }
    }
  }

  return {
    async leave() {
      hasLeft = true;
      await client.end().catch(() => {});
    },
  };
}
