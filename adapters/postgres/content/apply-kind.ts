import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type Expression,
  type QueryCreator,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from "kysely";
import type { ContentKind } from "../../../domain/content-sync/content-kind.ts";
import { countedSince } from "../../../domain/ratings/review.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { writeRatings } from "../builders/write-ratings.ts";
import { momentOf } from "../sql/moment.ts";
import { anyOf, run, type Tables } from "../sql/run.ts";
import { contentTable, contentTables } from "./content-tables.ts";

/** Columns of a page's record, besides its entity's. */
const pageColumns = [
  "item_id",
  "edited_at",
  "read_at",
  "fingerprint",
  "ours",
  "theirs",
  "item_changed_at",
] as const;

/** The row of `content_page` for `content_staging s`. */
export const stagedPage = sql<
  Selectable<Tables["content_page"]>
>`jsonb_populate_record(null::content_page, s.page)`;

type Staged = { syncId: string; kind: ContentKind };

/** Records a kind's staged pages that meet `only`. `content_staging` is `s`. */
function recordPages(
  db: QueryCreator<Tables>,
  { syncId, kind }: Staged,
  only: Expression<SqlBool>,
) {
  return db
    .insertInto("content_page")
    .columns(["source", "source_id", "kind", ...pageColumns])
    .expression(({ selectFrom }) =>
      selectFrom("content_staging as s")
        .innerJoinLateral(stagedPage.as("p"), (join) => join.onTrue())
        .select(["p.source", "p.source_id", "p.kind"])
        .select(["s.item_id", "p.edited_at", "p.read_at", "p.fingerprint"])
        .select(["p.ours", "p.theirs", "p.item_changed_at"])
        .where("s.sync_id", "=", syncId)
        .where("s.kind", "=", kind)
        .where(only),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["source", "source_id"])
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(pageColumns.map((column) => [column, ref(`excluded.${column}`)])),
        ),
    );
}

/**
 * Publishes the staged entities of a kind in `em`'s transaction. Entities changed meanwhile wait
 * for the next sync.
 */
export async function applyKind(
  em: EntityManager,
  syncId: string,
  kind: ContentKind,
): Promise<void> {
  const staged = { syncId, kind };
  // locks them between the check and the write
  await run(em, (db) =>
    db
      .selectFrom(contentTable(kind).as("t"))
      .innerJoin("content_staging as s", "s.item_id", "t.id")
      .select("t.id")
      .where("s.sync_id", "=", syncId)
      .where("s.kind", "=", kind)
      .orderBy("t.id")
      .forUpdate("t"),
  );
  const columns = await columnsOf(em, staged);
  if (columns.length > 0) {
    await run(em, (db) =>
      recordPages(
        db.with("placed", () => placeRows(staged, columns)),
        staged,
        sql`s.item_id in (select id from placed)`,
      ),
    );
  }
  await run(em, (db) => recordPages(db, staged, sql`s.is_same`));
  if (kind === "builders") await rateStaged(em, staged);
}

/** Rates the staged builders by what is imported now. */
async function rateStaged(em: EntityManager, { syncId, kind }: Staged): Promise<void> {
  const rows = await run(em, (db) =>
    db
      .selectFrom("content_staging")
      .select("item_id")
      .where("sync_id", "=", syncId)
      .where("kind", "=", kind)
      .where("is_same", "=", sql.lit(false)),
  );
  const ids = rows.flatMap(({ item_id }) => (item_id ? [item_id as BuilderId] : []));
  await writeRatings(em, { ids, since: countedSince(momentOf(em)) });
}

/** Stored columns only; the database computes the rest. */
async function columnsOf(em: EntityManager, { syncId, kind }: Staged): Promise<string[]> {
  const rows = await run(em, (db) =>
    db
      .selectFrom(({ selectFrom }) =>
        selectFrom("content_staging")
          .select("row")
          .where("sync_id", "=", syncId)
          .where("kind", "=", kind)
          .where("is_same", "=", sql.lit(false))
          .limit(sql.lit(1))
          .as("one"),
      )
      .select(({ ref }) => sql<string>`jsonb_object_keys(${ref("row")})`.as("name")),
  );
  return rows.map(({ name }) => name).sort();
}

function placeRows(
  { syncId, kind }: Staged,
  columns: readonly string[],
): RawBuilder<{ id: string }> {
  const { table, neverOverwritten } = contentTables[kind];
  const stays = new Set<string>(["id", ...neverOverwritten]);
  const into = sql.table(table);
  const all = (alias: string) => columns.map((name) => sql.ref(`${alias}.${name}`));
  const changes = columns
    .filter((name) => !stays.has(name))
    .map((name) =>
      // a folder has no Notion page id, and must not clear one
      name === "notion_id"
        ? sql`notion_id = coalesce(excluded.notion_id, ${into}.notion_id)`
        : sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
    );
  return sql`(
    insert into ${into} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(all("r"))}
    from content_staging s cross join lateral jsonb_populate_record(null::${into}, s.row) r
    left join ${into} t on t.id = s.item_id
    where s.sync_id = ${syncId} and s.kind = ${kind} and not s.is_same and t.updated_at is not distinct from s.before
    on conflict (id) do update set ${sql.join(changes)}
    returning id)`;
}

type Removed = { source: string; kind: ContentKind; sourceIds: readonly string[] };

/** Removes entities whose pages are gone from the source, in `em`'s transaction. */
export async function removeItems(em: EntityManager, { source, kind, sourceIds }: Removed) {
  if (sourceIds.length === 0) return;
  const { table, favourite } = contentTables[kind];
  const forgotten = await run(em, (db) =>
    db
      .deleteFrom("content_page")
      .where("source", "=", source)
      .where("kind", "=", kind)
      .where("source_id", "=", anyOf(sourceIds))
      .returning("item_id"),
  );
  const ids = forgotten.map(({ item_id }) => item_id);
  const hidden = kind === "builders" ? await hideBuilders(em, ids) : [];
  const gone = ids.filter((id) => !hidden.includes(id));
  if (favourite) {
    await run(em, (db) =>
      db
        .deleteFrom("favourite")
        .where("item_type", "=", favourite)
        .where("item_id", "=", anyOf(gone)),
    );
  }
  if (gone.length === 0) return;
  await run(em, (db) => db.deleteFrom(table).where(sql<SqlBool>`id = any (${gone}::uuid[])`));
}

/** A builder with an account, an invitation or a quote is still referenced, so it is hidden instead of deleted. */
async function hideBuilders(em: EntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await run(em, (db) =>
    db
      .updateTable("builder as b")
      .set({ public: false, updated_at: momentOf(em) })
      .where("b.id", "=", sql<BuilderId>`any (${ids}::uuid[])`)
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb("b.user_id", "is not", null),
          exists(selectFrom("invitation as i").whereRef("i.builder_id", "=", "b.id")),
          exists(selectFrom("quote_response as r").whereRef("r.builder_id", "=", "b.id")),
        ]),
      )
      .returning("b.id"),
  );
  return rows.map(({ id }) => id);
}
