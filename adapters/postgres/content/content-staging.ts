import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import type { SyncSession } from "../../../domain/content-sync/ports.ts";
import { momentOf } from "../sql/moment.ts";
import { insertRows } from "../sql/rows.ts";
import { anyOf, run } from "../sql/run.ts";
import { applyKind, removeItems, stagedPage } from "./apply-kind.ts";
import { toPageRow } from "./content-pages.ts";
import { toContentRow } from "./content-row.ts";

/** A sync's access to `content_staging`: what it will publish at its end. */
export function createContentStaging(
  newEm: () => EntityManager,
  source: string,
  syncId: string,
): Pick<SyncSession, "stage" | "listStaged" | "keepStaged" | "apply"> {
  return {
    async stage(kind, items) {
      const at = momentOf(newEm());
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
      // replaces what an earlier sync staged for the page
      await insertRows(newEm(), "content_staging", rows, (insert) =>
        insert.onConflict((conflict) =>
          conflict.columns(["sync_id", "kind", "item_id"]).doUpdateSet(({ ref }) => ({
            row: ref("excluded.row"),
            page: ref("excluded.page"),
            before: ref("excluded.before"),
            is_same: ref("excluded.is_same"),
          })),
        ),
      );
    },

    async listStaged(kind) {
      const rows = await run(newEm(), (db) =>
        db
          .selectFrom("content_staging as s")
          .innerJoinLateral(stagedPage.as("p"), (join) => join.onTrue())
          .select(["s.item_id", "s.before", "s.is_same"])
          .select(["p.source_id", "p.edited_at", "p.read_at", "p.fingerprint"])
          .select(sql<string | null>`s.row ->> 'builder_id'`.as("builder_id"))
          .select(sql<string | null>`coalesce(s.row ->> 'title', s.row ->> 'name')`.as("title"))
          .where("s.sync_id", "=", syncId)
          .where("s.kind", "=", kind),
      );
      return rows.map((row) => {
        const change = row.before === null ? "create" : "update";
        return {
          page: {
            sourceId: row.source_id,
            itemId: row.item_id,
            fingerprint: row.fingerprint,
            editedAt: row.edited_at,
            readAt: row.read_at,
            isRemoved: false,
          },
          title: row.title ?? "",
          builderId: row.builder_id,
          action: row.is_same ? null : change,
        };
      });
    },

    async keepStaged(kind, itemIds) {
      await run(newEm(), (db) =>
        db
          .deleteFrom("content_staging")
          .where("sync_id", "=", syncId)
          .where("kind", "=", kind)
          .where(sql<SqlBool>`item_id <> all (${itemIds}::uuid[])`),
      );
    },

    async apply(removed) {
      await newEm().transactional(async (em) => {
        await run(em, (db) =>
          db.selectNoFrom(sql`set_config('lock_timeout', '30s', true)`.as("timeout")),
        );
        // a sync that lost the lock was marked as interrupted by the next one
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
        await run(em, (db) =>
          db
            .deleteFrom("content_staging")
            .where("sync_id", "=", syncId)
            .where("kind", "=", anyOf(kinds)),
        );
      });
    },
  };
}
