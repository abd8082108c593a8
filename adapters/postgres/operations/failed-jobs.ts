import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { anyOf, run } from "../sql/run.ts";

/** No entity describes tables of pg-boss (decision 044). */
type Job = { name: string; state: string; completed_on: Date };

/** How many jobs of each of these queues failed since then, of all processes. Queues without a failed job are left out. */
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
