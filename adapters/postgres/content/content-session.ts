import type { EntityManager } from "@mikro-orm/postgresql";
import { fieldsOf } from "../../../domain/content-sync/content-entity.ts";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import type { Agreed } from "../../../domain/content-sync/merge-fields.ts";
import type { KnownPage, SyncSession } from "../../../domain/content-sync/ports.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
import { applyKind, removeItems } from "./apply-kind.ts";
import { toContentRow } from "./content-row.ts";
import { contentTables } from "./content-tables.ts";
import { findKept, selectKept, toKeptItem } from "./find-kept.ts";

type Options = {
  newEm(): EntityManager;
  source: string;
  /** Null for a dry run, which writes nothing. */
  id: string | null;
  release(): Promise<void>;
};

const stretch = 200;

/** One sync at work in PostgreSQL. */
export function createContentSession({ newEm, source, id, release }: Options): SyncSession {
  const run = <Row extends object>(sql: string, values: unknown[] = []) =>
    runSql<Row>(newEm(), sql, values);

  /** `changedAt` null: the source has something to be told yet. */
  const pageRow = (kind: ContentKind, page: KnownPage, agreed: Agreed, changedAt: Date | null) => ({
    source,
    source_id: page.sourceId,
    kind,
    item_id: page.itemId,
    edited_at: page.editedAt.toISOString(),
    read_at: page.readAt?.toISOString() ?? null,
    fingerprint: page.fingerprint,
    ours: agreed.ours,
    theirs: agreed.theirs,
    item_changed_at: changedAt?.toISOString() ?? null,
  });
  return {
    async listKnown(kind) {
      type Row = {
        source_id: string;
        item_id: string;
        edited_at: string;
        read_at: string | null;
        fingerprint: string;
        removed_at: string | null;
      };
      const rows = await run<Row>(
        `select source_id, item_id, edited_at, read_at, fingerprint, removed_at from content_page
         where source = $1 and kind = $2`,
        [source, kind],
      );
      return rows.map((row) => ({
        sourceId: row.source_id,
        itemId: row.item_id,
        editedAt: new Date(row.edited_at),
        readAt: row.read_at === null ? null : new Date(row.read_at),
        fingerprint: row.fingerprint,
        isRemoved: row.removed_at !== null,
      }));
    },

    async listFieldsRead(kind) {
      const rows = await run<{ field: string }>(
        `select distinct jsonb_object_keys(theirs) as field from (
           select theirs from content_page where source = $1 and kind = $2 order by edited_at desc limit 50
         ) latest order by 1`,
        [source, kind],
      );
      return rows.map(({ field }) => field);
    },

    findKept: (kind, wanted) => findKept(newEm(), source, kind, wanted),

    async stage(kind, items) {
      const at = new Date();
      const rows = items.map(({ page, entity, before, isSame, agreed, hasNews }) => {
        const row = toContentRow(entity, at, source === "notion" ? page.sourceId : null);
        const { updated_at: written } = row as { updated_at: string };
        const changedAt = isSame ? before : new Date(written);
        return {
          sync_id: id,
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
        await runSql(em, "set local lock_timeout = '30s'");
        // whoever lost the lock has been told interrupted by the next one
        const mine = await runSql(
          em,
          "select 1 from content_sync where id = $1 and outcome is null for update",
          [id],
        );
        if (mine.length === 0) throw new Error("Another sync has taken over");
        const kinds = [...removed.keys()];
        for (const kind of kinds) await applyKind(em, id ?? "", kind);
        for (const [kind, sourceIds] of removed) await removeItems(em, { source, kind, sourceIds });
        await runSql(em, "delete from content_staging where sync_id = $1", [id]);
      });
    },

    async *listOutgoing(kind) {
      const mine = {
        // a builder of samples is a sample itself
        builders: `t.user_id is not null and t.review_state = 'approved' and not exists (
          select from portfolio_project s where s.builder_id = t.id and s.is_sample)`,
        portfolio: "t.builder_id is not null and not t.is_sample and t.review_state = 'approved'",
        "trade-shows": "false",
        blog: "false",
      }[kind];
      const sql = selectKept(
        kind,
        `t.id > $2::uuid and (
           p.source_id is not null and p.item_changed_at is distinct from t.updated_at
           or p.source_id is null and t.notion_id is null and ${mine}
             and not exists (select from content_page other where other.item_id = t.id)
         )`,
        `order by t.id limit ${stretch}`,
      );
      let after = "00000000-0000-0000-0000-000000000000";
      for (;;) {
        const rows = await run<Parameters<typeof toKeptItem>[1]>(sql, [source, after]);
        const items = rows.map((row) => toKeptItem(kind, row));
        if (items.length > 0)
          yield items.map((item) => ({ ...item, fields: fieldsOf(item.entity) }));
        if (items.length < stretch) return;
        after = items.at(-1)?.itemId ?? after;
      }
    },

    async listRemoved(kind) {
      const rows = await run<{ source_id: string }>(
        "select source_id from content_page where source = $1 and kind = $2 and removed_at is not null",
        [source, kind],
      );
      return rows.map(({ source_id }) => source_id);
    },

    async saveAgreed(kind, page, agreed, changedAt) {
      const { table } = contentTables[kind];
      await newEm().transactional(async (em) => {
        await insertRows(
          em,
          "content_page",
          [pageRow(kind, page, agreed, changedAt)],
          `on conflict (source, source_id) do update set item_id = excluded.item_id,
             edited_at = excluded.edited_at, read_at = excluded.read_at, fingerprint = excluded.fingerprint,
             ours = excluded.ours, theirs = excluded.theirs, item_changed_at = excluded.item_changed_at`,
        );
        if (source !== "notion") return;
        await runSql(
          em,
          `update ${table} set notion_id = $2 where id = $1 and notion_id is distinct from $2`,
          [page.itemId, page.sourceId],
        );
      });
    },

    async forget(kind, sourceId) {
      await run("delete from content_page where source = $1 and kind = $2 and source_id = $3", [
        source,
        kind,
        sourceId,
      ]);
    },

    async finish(report) {
      await run(
        "update content_sync set outcome = $2, report = $3::jsonb, ended_at = $4 where id = $1 and outcome is null",
        [id, report.outcome, JSON.stringify(report), report.endedAt],
      );
      await run("delete from content_staging where sync_id = $1", [id]);
      // a year of hourly syncs is more than anybody looks at
      await run(
        "delete from content_sync where id in (select id from content_sync order by started_at desc offset 1000)",
      );
    },

    close: release,
  };
}
