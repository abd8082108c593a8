import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { SyncSession } from "../../../domain/content-sync/ports.ts";
import { insertRows } from "../sql/rows.ts";
import { run } from "../sql/run.ts";
import { applyKind, removeItems } from "./apply-kind.ts";
import { toPageRow } from "./content-pages.ts";
import { toContentRow } from "./content-row.ts";

/** The part of a sync in `content_staging`: what it publishes at its end. */
export function createContentStaging(
  newEm: () => EntityManager,
  source: string,
  syncId: string,
): Pick<SyncSession, "stage" | "apply"> {
  return {
    async stage(kind, items) {
      const at = new Date();
      const rows = items.map(({ page, entity, before, isSame, agreed, hasNews }) => {
        const row = toContentRow(entity, at, source === "notion" ? page.sourceId : null);
        const changedAt = isSame ? before : row.updated_at;
        return {
          sync_id: syncId,
          kind,
          item_id: page.itemId,
          row,
          page: toPageRow(source, kind, page, agreed, hasNews ? null : changedAt),
          before,
          is_same: isSame,
        };
      });
      await insertRows(newEm(), "content_staging", rows);
    },

    async apply(removed) {
      await newEm().transactional(async (em) => {
        await run(em, (db) =>
          db.selectNoFrom(sql`set_config('lock_timeout', '30s', true)`.as("timeout")),
        );
        // a sync that lost the lock was marked interrupted by the next one
        const mine = await run(em, (db) =>
          db
            .selectFrom("content_sync")
            .where("id", "=", syncId)
            .where("outcome", "is", null)
            .forUpdate(),
        );
        if (mine.length === 0) throw new Error("Another sync has taken over");
        const kinds = [...removed.keys()];
        for (const kind of kinds) await applyKind(em, syncId, kind);
        for (const [kind, sourceIds] of removed) await removeItems(em, { source, kind, sourceIds });
        await run(em, (db) => db.deleteFrom("content_staging").where("sync_id", "=", syncId));
      });
    },
  };
}
