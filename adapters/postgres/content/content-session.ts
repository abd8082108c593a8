import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { fieldsOf } from "../../../domain/content-sync/content-entity.ts";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import type { SyncSession } from "../../../domain/content-sync/ports.ts";
import { lowestId } from "../sql/cursor.ts";
import { run } from "../sql/run.ts";
import { createContentPages } from "./content-pages.ts";
import { createContentStaging } from "./content-staging.ts";
import { findKept, keptItems, toKeptItem } from "./find-kept.ts";
import { finishSync } from "./sync-history.ts";

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
  // a dry run has no id, and uses none
  const syncId = id ?? "";
  return {
    ...createContentPages(newEm, source),
    ...createContentStaging(newEm, source, syncId),
    ...(id === null && { listStaged: async () => [] }),
    findKept: (kind, wanted) => findKept(newEm(), source, kind, wanted),

    async *listOutgoing(kind) {
      let after: string = lowestId;
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

    finish: (report) => finishSync(newEm(), syncId, report),
    close: release,
  };
}

/** Whether `t` was created or changed here since the last agreement, and is public. */
function isNews(kind: ContentKind): RawBuilder<SqlBool> {
  const mayGo = {
    // builders of samples count as samples themselves
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
