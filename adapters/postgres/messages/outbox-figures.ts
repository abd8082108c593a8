import type { EntityManager } from "@mikro-orm/postgresql";
import { runOne } from "../sql/run.ts";

const maxCounted = 10_000;

/**
 * The outbox at `now`: due messages, messages failed for good, and seconds since the oldest was due
 * (0: none is). Counts end at 10,000, so that the cost is bounded.
 */
export async function readOutboxFigures(em: EntityManager, now: Date) {
  const row = await runOne(em, (db) => {
    const due = db
      .selectFrom("message")
      .select("next_attempt_at")
      .where("state", "=", "queued")
      .where("next_attempt_at", "<=", now);
    const failed = db.selectFrom("message").select("id").where("state", "=", "failed");
    return db.selectNoFrom(({ fn, selectFrom }) => [
      selectFrom(due.limit(maxCounted).as("d")).select(fn.countAll<number>().as("n")).as("due"),
      selectFrom(failed.limit(maxCounted).as("f"))
        .select(fn.countAll<number>().as("n"))
        .as("failed"),
      due.orderBy("next_attempt_at").limit(1).as("oldest"),
    ]);
  });
  const oldest = row?.oldest ?? null;
  return {
    due: row?.due ?? 0,
    failed: row?.failed ?? 0,
    oldestDueSeconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0,
  };
}
