import type { EntityManager } from "@mikro-orm/postgresql";
import type { HeldChanges } from "../../../domain/builder-profiles/my-profile/my-profile.ts";
import type { BuilderId, ProjectId, UserId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { run, runOne } from "../sql/run.ts";

type Settled = {
  /** The reviewed version, with which the next change is compared. */
  looked: Record<string, unknown>;
  /** Changes that this decision doesn't publish, and since when they wait. */
  held: HeldChanges | null;
  waitingSince: Date | null;
  /** Nothing is decided when no change awaits review anymore. */
  mustWait: boolean;
  at: Date;
  decidedBy: UserId;
  reason: string | null;
} & ({ column: "builder_id"; id: BuilderId } | { column: "project_id"; id: ProjectId });

/**
 * Records the decision and ends the pending review, except for held changes, in `em`'s transaction.
 * Throws `StaleWriteError` when another decision ended it.
 */
export async function recordReviewDecision(em: EntityManager, settled: Settled): Promise<void> {
  const { column, id, looked, held, waitingSince, mustWait, at, decidedBy, reason } = settled;
  if (mustWait) {
    const review = await runOne(em, (db) =>
      db.selectFrom("review").select("waiting_since").where(column, "=", id),
    );
    if (!review?.waiting_since) throw new StaleWriteError(id);
  }
  const decision = {
    held,
    waiting_since: waitingSince,
    earlier: looked,
    decided_at: at,
    decided_by: decidedBy,
    reason,
  };
  await run(em, (db) =>
    db
      .insertInto("review")
      .values({ [column]: id, ...decision })
      .onConflict((conflict) => conflict.column(column).doUpdateSet(decision)),
  );
}
