import type { EntityManager } from "@mikro-orm/postgresql";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import { runSql } from "../sql/run-sql.ts";
import { contentTables } from "./content-tables.ts";

const recordPages = `insert into content_page (source, source_id, kind, item_id, edited_at, read_at, fingerprint, ours, theirs,
    item_changed_at)
  select p.source, p.source_id, p.kind, s.item_id, p.edited_at, p.read_at, p.fingerprint, p.ours, p.theirs, p.item_changed_at
  from content_staging s cross join lateral jsonb_populate_record(null::content_page, s.page) p
  where s.sync_id = $1 and s.kind = $2`;
const recorded = `on conflict (source, source_id) do update set
  item_id = excluded.item_id, edited_at = excluded.edited_at, read_at = excluded.read_at,
  fingerprint = excluded.fingerprint, ours = excluded.ours, theirs = excluded.theirs,
  item_changed_at = excluded.item_changed_at`;

/** Makes visible what was staged of a kind, in the transaction of `em`. What was changed meanwhile is left for the next sync. */
export async function applyKind(
  em: EntityManager,
  syncId: string,
  kind: ContentKind,
): Promise<void> {
  const { table } = contentTables[kind];
  // so that nobody changes them between the look and the write
  await runSql(
    em,
    `select t.id from ${table} t join content_staging s on s.item_id = t.id
     where s.sync_id = $1 and s.kind = $2 order by t.id for update of t`,
    [syncId, kind],
  );
  await runSql(em, placeRows(kind, await columnsOf(em, syncId, kind)), [syncId, kind]);
  await runSql(em, `${recordPages} and s.is_same ${recorded}`, [syncId, kind]);
}

/** Only what the rows hold: the database computes the rest by itself. */
async function columnsOf(em: EntityManager, syncId: string, kind: ContentKind): Promise<string[]> {
  const rows = await runSql<{ name: string }>(
    em,
    `select jsonb_object_keys(row) as name from (
       select row from content_staging where sync_id = $1 and kind = $2 and not is_same limit 1
     ) one`,
    [syncId, kind],
  );
  return rows.map(({ name }) => name).sort();
}

function placeRows(kind: ContentKind, columns: readonly string[]): string {
  if (columns.length === 0) return "select 1 where $1::uuid is null and $2::text is null";
  const { table, kept } = contentTables[kind];
  const stays = new Set<string>(["id", ...kept]);
  const names = columns.map((name) => `"${name}"`);
  const changes = columns
    .filter((name) => !stays.has(name))
    .map((name) =>
      // a folder has no page in Notion to name, and does not unname one
      name === "notion_id"
        ? `notion_id = coalesce(excluded.notion_id, ${table}.notion_id)`
        : `"${name}" = excluded."${name}"`,
    );
  return `with placed as (
    insert into ${table} (${names.join(", ")})
    select ${names.map((name) => `r.${name}`).join(", ")}
    from content_staging s cross join lateral jsonb_populate_record(null::${table}, s.row) r
    left join ${table} t on t.id = s.item_id
    where s.sync_id = $1 and s.kind = $2 and not s.is_same and t.updated_at is not distinct from s.before
    on conflict (id) do update set ${changes.join(", ")}
    returning id
  ) ${recordPages} and s.item_id in (select id from placed) ${recorded}`;
}

/** Takes away what its source has no more, in the transaction of `em`. */
export async function removeItems(
  em: EntityManager,
  { source, kind, sourceIds }: { source: string; kind: ContentKind; sourceIds: readonly string[] },
): Promise<void> {
  if (sourceIds.length === 0) return;
  const { table, favourite } = contentTables[kind];
  const forgotten = await runSql<{ item_id: string }>(
    em,
    `delete from content_page where source = $1 and kind = $2 and source_id = any ($3::text[])
     returning item_id`,
    [source, kind, [...sourceIds]],
  );
  const ids = forgotten.map(({ item_id }) => item_id);
  const hidden = kind === "builders" ? await hideBuilders(em, ids) : [];
  const gone = ids.filter((id) => !hidden.includes(id));
  if (favourite) {
    const sql = "delete from favourite where item_type = $1 and item_id = any ($2::uuid[])";
    await runSql(em, sql, [favourite, gone]);
  }
  if (gone.length > 0) await runSql(em, `delete from ${table} where id = any ($1::uuid[])`, [gone]);
}

/** A builder with an account, an invitation or an offer is still needed: nobody else sees it any more. */
async function hideBuilders(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await runSql<{ id: string }>(
    em,
    `update builder b set public = false, updated_at = now() where b.id = any ($1::uuid[]) and (
       b.user_id is not null
       or exists (select from invitation i where i.builder_id = b.id)
       or exists (select from quote_response r where r.builder_id = b.id)
     ) returning id`,
    [[...ids]],
  );
  return rows.map(({ id }) => id);
}
