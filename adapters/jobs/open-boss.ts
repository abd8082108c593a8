import { type ConstructorOptions, PgBoss } from "pg-boss";
import { connectionTo } from "../postgres/server/connection-to.ts";
import { ensureQueues } from "./queues.ts";

type Options = { url: string; report: (error: unknown) => void } & ConstructorOptions & PgOptions;

/** `pg` knows these, pg-boss only hands them on: a database that hangs must not hang us for ever. */
type PgOptions = { query_timeout?: number; keepAlive?: boolean };

/**
 * Connects to the job queue and has its queues ready. Rejects when the database does not answer or its tables are not
 * there: making them is a migration. Later outages are reported, and survived.
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
