import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { fieldsOf } from "../../../domain/content-sync/content-entity.ts";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import type { Agreed } from "../../../domain/content-sync/merge-fields.ts";
import type { KnownPage, SyncSession } from "../../../domain/content-sync/ports.ts";
import { insertRows } from "../sql/rows.ts";
import { run } from "../sql/run.ts";
import { applyKind, removeItems } from "./apply-kind.ts";
import { toContentRow } from "./content-row.ts";
import { contentTables } from "./content-tables.ts";
import { findKept, keptItems, toKeptItem } from "./find-kept.ts";

type Options = {
  newEm(): EntityManager;
  source: string;
  /** Null for a dry run, which writes nothing. */
  id: string | null;
  release(): Promise<void>;
};

const pageSize = 200;

/** A sync in progress in PostgreSQL. */
export function createContentSession({ newEm, source, id, release }: Options): SyncSession {
  // a dry run has none, and comes to nothing that needs it
  const syncId = id ?? "";

  /** `changedAt` null: the source has yet to receive changes. */
  const pageRow = (kind: ContentKind, page: KnownPage, agreed: Agreed, changedAt: Date | null) => ({
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
  });
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

    findKept: (kind, wanted) => findKept(newEm(), source, kind, wanted),

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
          page: pageRow(kind, page, agreed, hasNews ? null : changedAt),
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

    async *listOutgoing(kind) {
      let after = "00000000-0000-0000-0000-000000000000";
      for (;;) {
        const from = after;
        const rows = await run(newEm(), (db) =>
          keptItems(db, source, kind)
            .where(sql<SqlBool>`t.id > ${from}::uuid`)
            .where(isNews(kind))
            .orderBy(sql`t.id`)
            .limit(sql.lit(pageSize)),
        );
        const items = rows.map((row) => toKeptItem(kind, row));
        if (items.length > 0)
          yield items.map((item) => ({ ...item, fields: fieldsOf(item.entity) }));
        if (items.length < pageSize) return;
        after = items.at(-1)?.itemId ?? after;
      }
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
        const row = pageRow(kind, page, agreed, changedAt);
        const { source: _, source_id: __, kind: ___, ...changes } = row;
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

    async finish(report) {
      const { outcome, endedAt } = report;
      await run(newEm(), (db) =>
        db
          .updateTable("content_sync")
          .set({ outcome, report, ended_at: endedAt })
          .where("id", "=", syncId)
          .where("outcome", "is", null),
      );
      await run(newEm(), (db) => db.deleteFrom("content_staging").where("sync_id", "=", syncId));
      // keeps a year of hourly syncs
      await run(newEm(), (db) =>
        db
          .deleteFrom("content_sync")
          .where("id", "in", ({ selectFrom }) =>
            selectFrom("content_sync")
              .select("id")
              .orderBy("started_at", "desc")
              .offset(sql.lit(1000)),
          ),
      );
    },

    close: release,
  };
}

/** Whether `t` was made or changed here since both sides agreed, and is public. */
function isNews(kind: ContentKind): RawBuilder<SqlBool> {
  const mayGo = {
    // a builder of samples is a sample itself
    builders: sql`t.user_id is not null and t.review_state = 'approved' and not exists (
      select from portfolio_project s where s.builder_id = t.id and s.is_sample)`,
    portfolio: sql`t.builder_id is not null and not t.is_sample and t.review_state = 'approved'`,
    "trade-shows": sql`false`,
    blog: sql`false`,
  }[kind];
  return sql`(p.source_id is not null and p.item_changed_at is distinct from t.updated_at
    or p.source_id is null and t.notion_id is null and ${mayGo}
      and not exists (select from content_page other where other.item_id = t.id))`;
}
