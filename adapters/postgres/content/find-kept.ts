import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import type { Agreed } from "../../../domain/content-sync/merge-fields.ts";
import type { KeptItem } from "../../../domain/content-sync/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { jsonLess } from "../sql/json-row.ts";
import { anyOf, run, type Tables } from "../sql/run.ts";
import { type ContentRows, toContentEntity } from "./content-row.ts";
import { contentTable, contentTables } from "./content-tables.ts";

type Row<Kind extends ContentKind> = {
  source_id: string | null;
  item: ContentRows[Kind];
  ours: Agreed["ours"] | null;
  theirs: Agreed["theirs"] | null;
};

/** Entities of one kind with the state of their pages; `p` is the page, `t` the entity. */
export function keptItems<Kind extends ContentKind>(
  db: Kysely<Tables>,
  source: string,
  kind: Kind,
) {
  const item = jsonLess<ContentRows[Kind]>("t", contentTables[kind].computed);
  return db
    .selectFrom(contentTable(kind).as("t"))
    .leftJoin("content_page as p", (join) =>
      join.onRef("p.item_id", "=", "t.id").on("p.source", "=", source),
    )
    .select(["p.source_id", "p.ours", "p.theirs", item.as("item")]);
}

/** Maps a row of `keptItems` for the sync. */
export function toKeptItem<Kind extends ContentKind>(kind: Kind, row: Row<Kind>): KeptItem {
  const { source_id: sourceId, item, ours, theirs } = row;
  return {
    sourceId,
    itemId: item.id,
    entity: toContentEntity(kind, item),
    changedAt: new Date(item.updated_at),
    agreed: ours && theirs ? { ours, theirs } : null,
    wasHidden: false,
  };
}

type Sought = { sourceIds: readonly string[]; ownIds: readonly string[] };

/** Stored items of a kind that belong to these pages of a source, or have these ids and no page yet. */
export async function findKept(
  em: EntityManager,
  source: string,
  kind: ContentKind,
  { sourceIds, ownIds }: Sought,
): Promise<KeptItem[]> {
  const [known, named] = await Promise.all([
    run(em, (db) => keptItems(db, source, kind).where("p.source_id", "=", anyOf(sourceIds))),
    run(em, (db) =>
      keptItems(db, source, kind)
        .where("p.source_id", "is", null)
        .where(
          sql<SqlBool>`(t.id = any (${ownIds.filter(isUuid)}::uuid[]) or t.notion_id = any (${sourceIds}::text[]))`,
        ),
    ),
  ]);
  const items = known.map((row) => toKeptItem(kind, row));
  for (const row of named) {
    const item = toKeptItem(kind, row);
    const notionId = row.item.notion_id;
    const isFormer = notionId !== null && sourceIds.includes(notionId);
    // the page is gone; the entity still has its id
    items.push(isFormer ? { ...item, sourceId: notionId, wasHidden: kind === "builders" } : item);
  }
  return items;
}
