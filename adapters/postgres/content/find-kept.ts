import type { EntityManager } from "@mikro-orm/postgresql";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import type { Agreed } from "../../../domain/content-sync/merge-fields.ts";
import type { KeptItem } from "../../../domain/content-sync/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";
import { toContentEntity } from "./content-row.ts";
import { contentTables } from "./content-tables.ts";

type Row = {
  source_id: string | null;
  item: { id: string; updated_at: string };
  ours: Agreed["ours"] | null;
  theirs: Agreed["theirs"] | null;
};

/** Things of one kind with what is known of their pages; `p` is the page, `t` the thing. */
export function selectKept(kind: ContentKind, where: string, ending = ""): string {
  const { table, columns } = contentTables[kind];
  return `select p.source_id, p.ours, p.theirs, ${columns} as item
    from ${table} t left join content_page p on p.item_id = t.id and p.source = $1
    where ${where} ${ending}`;
}

export function toKeptItem(kind: ContentKind, row: Row): KeptItem {
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

export async function findKept(
  em: EntityManager,
  source: string,
  kind: ContentKind,
  { sourceIds, ownIds }: { sourceIds: readonly string[]; ownIds: readonly string[] },
): Promise<KeptItem[]> {
  const byPage = selectKept(kind, "p.source_id = any ($2::text[])");
  const byId = selectKept(
    kind,
    "p.source_id is null and (t.id = any ($3::uuid[]) or t.notion_id = any ($2::text[]))",
  );
  const values = [source, [...sourceIds], ownIds.filter(isUuid)];
  const [known, named] = await Promise.all([
    runSql<Row>(em, byPage, values.slice(0, 2)),
    runSql<Row>(em, byId, values),
  ]);
  const kept = known.map((row) => toKeptItem(kind, row));
  for (const row of named) {
    const item = toKeptItem(kind, row);
    const notionId = (row.item as { notion_id?: string | null }).notion_id ?? null;
    const isFormer = notionId !== null && sourceIds.includes(notionId);
    // remembered by the page's id since its page went
    kept.push(isFormer ? { ...item, sourceId: notionId, wasHidden: kind === "builders" } : item);
  }
  return kept;
}
