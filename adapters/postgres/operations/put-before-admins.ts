import type { EntityManager } from "@mikro-orm/postgresql";
import { runSql } from "../sql/run-sql.ts";

const statements = {
  builder_id: upsert("builder_id"),
  project_id: upsert("project_id"),
};

type Subject = { column: keyof typeof statements; id: string; since: Date };

/**
 * Says that there is something for admins to look at, in the transaction of `em`. `earlier` is what everybody sees
 * already; it counts only when no admin has ever looked.
 */
export async function putBeforeAdmins(
  em: EntityManager,
  { column, id, since }: Subject,
  earlier: object | null,
): Promise<void> {
  await runSql(em, statements[column], [id, since, earlier && JSON.stringify(earlier)]);
}

function upsert(column: string): string {
  return `insert into review (${column}, waiting_since, earlier) values ($1, $2, $3::jsonb)
    on conflict (${column}) do update set
      waiting_since = coalesce(review.waiting_since, excluded.waiting_since),
      earlier = coalesce(review.earlier, excluded.earlier)`;
}
