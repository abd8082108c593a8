import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { anyOf, run } from "../sql/run.ts";

/** No entity describes tables of pg-boss (decision 044). */
type Job = { name: string; state: string; completed_on: Date };

/**
 * Counts jobs of these queues that failed since `since`, over all processes. Queues without any are
 * left out.
 */
export function countFailedJobs(em: EntityManager, queues: readonly string[], since: Date) {
  return run(em, (db) =>
    db
      .selectFrom(sql<Job>`pgboss.job`.as("job"))
      .select(({ fn }) => ["name", fn.countAll<number>().as("count")])
      .where("name", "=", anyOf(queues))
      .where("state", "=", "failed")
      .where("completed_on", ">", since)
      .groupBy("name"),
  );
}
