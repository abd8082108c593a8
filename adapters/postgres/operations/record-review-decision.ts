import type { EntityManager } from "@mikro-orm/postgresql";
import type { BuilderId, ProjectId, UserId } from "../../../domain/shared/id.ts";
import { run } from "../sql/run.ts";

type Settled = {
  /** The reviewed version; the next change is compared with it. */
  looked: Record<string, unknown>;
  at: Date;
  decidedBy: UserId;
  reason: string | null;
} & ({ column: "builder_id"; id: BuilderId } | { column: "project_id"; id: ProjectId });

/** Records the admin's decision and clears the pending review, in `em`'s transaction. */
export async function recordReviewDecision(em: EntityManager, settled: Settled): Promise<void> {
  const { column, id, looked, at, decidedBy, reason } = settled;
  const decision = {
    waiting_since: null,
    earlier: looked,
    decided_at: at,
    decided_by: decidedBy,
    reason,
  };
  await run(em, (db) =>
    db
      .insertInto("review")
      .values({ [column]: id, ...decision })
      .onConflict((conflict) => conflict.column(column).doUpdateSet({ ...decision, held: null })),
  );
}
