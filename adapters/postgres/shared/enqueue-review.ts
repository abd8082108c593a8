import type { EntityManager } from "@mikro-orm/postgresql";
import type { BuilderId, ProjectId } from "../../../domain/shared/id.ts";
import { run } from "../sql/run.ts";

type Subject = { since: Date } & (
  | { column: "builder_id"; id: BuilderId }
  | { column: "project_id"; id: ProjectId }
);

/**
 * Enqueues a change for review, in `em`'s transaction. `earlier`: what is already public; used only
 * when no admin has reviewed it before.
 */
export async function enqueueReview(
  em: EntityManager,
  { column, id, since }: Subject,
  earlier: Record<string, unknown> | null,
): Promise<void> {
  await run(em, (db) =>
    db
      .insertInto("review")
      .values({ [column]: id, waiting_since: since, earlier })
      .onConflict((conflict) =>
        conflict.column(column).doUpdateSet(({ fn }) => ({
          waiting_since: fn.coalesce("review.waiting_since", "excluded.waiting_since"),
          earlier: fn.coalesce("review.earlier", "excluded.earlier"),
        })),
      ),
  );
}
