import type { EntityManager } from "@mikro-orm/postgresql";
import { type Insertable, type SqlBool, sql } from "kysely";
import type { AuditedKind } from "../../../domain/assignment/ports.ts";
import type { EditedKind } from "../../../domain/content-editing/edited-kind.ts";
import type { ContentEditing, EditedEntity } from "../../../domain/content-editing/ports.ts";
import { fieldsOf } from "../../../domain/content-sync/content-entity.ts";
import { rulesOf } from "../../../domain/content-sync/content-fields.ts";
import type { TradeShowId } from "../../../domain/shared/id.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { writeAuditEvent } from "../shared/write-audit-event.ts";
import { escapeLike } from "../sql/escape-like.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonLess } from "../sql/json-row.ts";
import { noteLinkedPictures, type QueueCopies, queueNoCopies } from "../sql/linked-pictures.ts";
import { inTransaction, run, runOne, type Tables } from "../sql/run.ts";
import { type ContentRows, toContentEntity, toContentRow } from "./content-row.ts";
import { contentTable, contentTables } from "./content-tables.ts";

const auditedAs: Record<EditedKind, AuditedKind> = {
  "trade-shows": "trade-show",
  blog: "article",
  portfolio: "portfolio-project",
};

/** Columns that an edit doesn't change. */
const kept = ["id", "notion_id", "created_at", "review_state", "featured_requested", "is_sample"];

const isSynced = sql<boolean>`(t.notion_id is not null
  or exists (select from content_page p where p.item_id = t.id))`;
const isHidden = {
  "trade-shows": sql<boolean>`t.hidden`,
  blog: sql<boolean>`t.hidden`,
  portfolio: sql<boolean>`not t.public`,
};

/**
 * Content as admins edit it, in PostgreSQL. Triggers count each change in the same transaction, so
 * that caches render the pages again.
 */
export function createPostgresContentEditing(
  em: EntityManager,
  queueCopies: QueueCopies = queueNoCopies,
): ContentEditing {
  return {
    async list(kind, search, { limit, after }) {
      const rows = await run(em, (db) =>
        db
          .selectFrom(contentTable(kind).as("t"))
          .select(["t.id", "t.updated_at as updatedAt", isHidden[kind].as("isHidden")])
          .select([isSynced.as("isSynced"), sql<string>`t.title`.as("title")])
          .$if(search !== "", (query) =>
            query.where(
              sql<SqlBool>`fold_text(t.title) like fold_text(${`%${escapeLike(search)}%`})`,
            ),
          )
          .$if(after !== null && isUuid(after), (query) =>
            query.where(sql<SqlBool>`t.id < ${after}::uuid`),
          )
          // ids sort by age
          .orderBy(sql`t.id`, "desc")
          .limit(limit + 1),
      );
      const items = rows.slice(0, limit);
      return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
    },

    async find(kind, id) {
      if (!isUuid(id)) return null;
      const item = jsonLess<ContentRows[EditedKind]>("t", contentTables[kind].computed);
      const row = await runOne(em, (db) =>
        db
          .selectFrom(contentTable(kind).as("t"))
          .select([
            "t.updated_at as updatedAt",
            isHidden[kind].as("isHidden"),
            isSynced.as("isSynced"),
          ])
          .select(item.as("item"))
          .where("t.id", "=", id),
      );
      if (!row) return null;
      const { item: stored, ...facts } = row;
      return { ...facts, content: toContentEntity(kind, stored as never) as EditedEntity };
    },

    save: ({ content, before, isHidden, at, audit }) =>
      inTransaction(em, content.entity.id, async (em) => {
        const { kind, entity } = content;
        const { id } = entity;
        const hiding = kind === "portfolio" ? { public: !isHidden } : { hidden: isHidden };
        const row = { ...toContentRow(content, at, null), ...hiding, updated_at: at };
        // all tables have the columns that are named here
        const table = contentTables[kind].table as "trade_show";
        const values = row as object as Insertable<Tables["trade_show"]>;
        const changes = Object.entries(values).filter(([column]) => !kept.includes(column));
        const saved = await run(em, (db) =>
          before
            ? db
                .updateTable(table)
                .set(Object.fromEntries(changes))
                .where("id", "=", id as TradeShowId)
                .where("updated_at", "=", before.updatedAt)
                .returning("id")
            : db.insertInto(table).values(values).returning("id"),
        );
        if (saved.length === 0) throw new StaleWriteError(id);
        const earlier = before ? picturesOf(before.content) : [];
        await noteLinkedPictures(em, queueCopies, picturesOf(content), earlier);
        await writeAuditEvent(em, { kind: auditedAs[kind], id, at }, audit);
      }),
  };
}

/** URLs of all pictures of the content. */
function picturesOf(content: EditedEntity): string[] {
  const fields = fieldsOf(content);
  return Object.entries(rulesOf(content.kind)).flatMap(([name, { kind }]) => {
    const isPicture = kind === "picture" || kind === "pictures";
    return isPicture ? [fields[name] ?? []].flat().map(String) : [];
  });
}
