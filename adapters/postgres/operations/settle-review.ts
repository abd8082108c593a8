import type { EntityManager } from "@mikro-orm/postgresql";
import type { UserId } from "../../../domain/shared/id.ts";
import { runSql } from "../sql/run-sql.ts";

const statements = { builder_id: upsert("builder_id"), project_id: upsert("project_id") };

type Settled = {
  column: keyof typeof statements;
  id: string;
  /** What the admin looked at: the next change is held against it. */
  looked: object;
  at: Date;
  decidedBy: UserId;
  reason: string | null;
};

/** Says that an admin has looked, in the transaction of `em`: nothing waits any more. */
export async function settleReview(em: EntityManager, settled: Settled): Promise<void> {
  const { column, id, looked, at, decidedBy, reason } = settled;
  await runSql(em, statements[column], [id, JSON.stringify(looked), at, decidedBy, reason]);
}

function upsert(column: string): string {
  return `insert into review (${column}, waiting_since, earlier, decided_at, decided_by, reason)
    values ($1, null, $2::jsonb, $3, $4, $5)
    on conflict (${column}) do update set
      waiting_since = null, held = null, earlier = excluded.earlier, decided_at = excluded.decided_at,
      decided_by = excluded.decided_by, reason = excluded.reason`;
}
