import { type ConstructorOptions, PgBoss } from "pg-boss";
import { connectionTo } from "../postgres/server/connection-to.ts";
import { ensureQueues } from "./queues.ts";

type Options = { url: string; report: (error: unknown) => void } & ConstructorOptions & PgOptions;

/** Options that pg-boss passes on to `pg`, so that a hung database doesn't block forever. */
type PgOptions = { query_timeout?: number; keepAlive?: boolean };

/**
 * Connects to the job queue and creates its queues. Rejects when the database doesn't answer or
 * lacks the queue's tables, which a migration creates. Later outages are reported and survived.
 */
export async function openBoss({ url, report, ...options }: Options): Promise<PgBoss> {
  const all: ConstructorOptions & PgOptions = {
    ...connectionTo(url),
    query_timeout: 60_000,
    keepAlive: true,
    migrate: false,
    ...options,
  };
  const boss = new PgBoss(all);
  boss.on("error", report);
  try {
    await boss.start();
    await ensureQueues(boss);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
