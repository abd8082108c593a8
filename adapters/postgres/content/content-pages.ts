import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import type { Agreed } from "../../../domain/content-sync/merge-fields.ts";
import type { KnownPage, SyncSession } from "../../../domain/content-sync/ports.ts";
import { run } from "../sql/run.ts";
import { contentTables } from "./content-tables.ts";

type Pages = Pick<
  SyncSession,
  "listKnown" | "listFieldsRead" | "listRemoved" | "saveAgreed" | "forget"
>;

/** The row of a source's page. `changedAt` null: changes are still to be written to the source. */
export function toPageRow(
  source: string,
  kind: ContentKind,
  page: KnownPage,
  agreed: Agreed,
  changedAt: Date | null,
) {
  return {
    source,
    source_id: page.sourceId,
    kind,
    item_id: page.itemId,
    edited_at: page.editedAt,
    read_at: page.readAt,
    fingerprint: page.fingerprint,
    ours: agreed.ours,
    theirs: agreed.theirs,
    item_changed_at: changedAt,
  };
}

/** A sync's access to `content_page`: the imported pages of the source. */
export function createContentPages(newEm: () => EntityManager, source: string): Pages {
  return {
    async listKnown(kind) {
      const rows = await run(newEm(), (db) =>
        db
          .selectFrom("content_page")
          .select(["source_id", "item_id", "edited_at", "read_at", "fingerprint", "removed_at"])
          .where("source", "=", source)
          .where("kind", "=", kind),
      );
      return rows.map((row) => ({
        sourceId: row.source_id,
        itemId: row.item_id,
        editedAt: row.edited_at,
        readAt: row.read_at,
        fingerprint: row.fingerprint,
        isRemoved: row.removed_at !== null,
      }));
    },

    async listFieldsRead(kind) {
      const rows = await run(newEm(), (db) =>
        db
          .selectFrom(({ selectFrom }) =>
            selectFrom("content_page")
              .select("theirs")
              .where("source", "=", source)
              .where("kind", "=", kind)
              .orderBy("edited_at", "desc")
              .limit(sql.lit(50))
              .as("latest"),
          )
          .select(({ ref }) => sql<string>`jsonb_object_keys(${ref("theirs")})`.as("field"))
          .distinct()
          .orderBy("field"),
      );
      return rows.map(({ field }) => field);
    },

    async listRemoved(kind) {
      const rows = await run(newEm(), (db) =>
        db
          .selectFrom("content_page")
          .select("source_id")
          .where("source", "=", source)
          .where("kind", "=", kind)
          .where("removed_at", "is not", null),
      );
      return rows.map(({ source_id }) => source_id);
    },

    async saveAgreed(kind, page, agreed, changedAt) {
      const { table } = contentTables[kind];
      await newEm().transactional(async (em) => {
        const row = toPageRow(source, kind, page, agreed, changedAt);
        const { source: _source, source_id: _sourceId, kind: _kind, ...changes } = row;
        await run(em, (db) =>
          db
            .insertInto("content_page")
            .values(row)
            .onConflict((conflict) =>
              conflict.columns(["source", "source_id"]).doUpdateSet(changes),
            ),
        );
        if (source !== "notion") return;
        const { itemId, sourceId } = page;
        await run(em, (db) =>
          db
            .updateTable(table)
            .set({ notion_id: sourceId })
            .where(sql<SqlBool>`id = ${itemId} and notion_id is distinct from ${sourceId}`),
        );
      });
    },

    async forget(kind, sourceId) {
      await run(newEm(), (db) =>
        db
          .deleteFrom("content_page")
          .where("source", "=", source)
          .where("kind", "=", kind)
          .where("source_id", "=", sourceId),
      );
    },
  };
}
