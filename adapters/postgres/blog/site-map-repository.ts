import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { ContentKind, MappedKind, SiteMapRepository } from "../../../domain/site-map/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { copiesKind } from "../sql/linked-pictures.ts";
import { compileOnce, type QueryValues, run, type Tables } from "../sql/run.ts";

/** Table of each kind. */
const tables = {
  articles: "blog_post",
  projects: "portfolio_project",
  builders: "builder",
  shows: "trade_show",
} as const satisfies Record<MappedKind, keyof Tables>;

const isApproved = sql<SqlBool>`review_state = 'approved' and public`;
const isShown = sql<SqlBool>`not hidden`;
/** Condition for the public rows of each kind. */
const isPublic = {
  articles: isShown,
  projects: isApproved,
  builders: isApproved,
  shows: isShown,
} satisfies Record<MappedKind, unknown>;

/** The version of each kind of public content. Constant cost. */
function versionsOf(db: Kysely<Tables>) {
  const countOf = (kind: string) =>
    db
      .selectFrom("content_version")
      .select(sql<string>`version`.as("version"))
      .where("kind", "=", sql.lit(kind));
  return {
    builders: db
      .selectFrom("builder_facet")
      .select(sql<string>`amount`.as("version"))
      .where("dimension", "=", sql.lit("version"))
      .where("value", "=", sql.lit("")),
    projects: db
      .selectFrom("portfolio_facet")
      .select(sql<string>`projects`.as("version"))
      .where("dimension", "=", sql.lit("version"))
      .where("value", "=", sql.lit("")),
    articles: countOf("blog"),
    shows: countOf("trade-shows"),
    copies: countOf(copiesKind),
    // changes when a sync ends, since pages warn when the last one failed
    syncs: db
      .selectFrom("content_sync")
      .select(sql<string>`id || outcome`.as("version"))
      .where("outcome", "is not", null)
      .orderBy("started_at", "desc")
      .limit(sql.lit(1)),
    promises: db
      .selectFrom("promise_policy")
      .select(sql<string>`version`.as("version"))
      .orderBy("version", "desc")
      .limit(sql.lit(1)),
    commission: db
      .selectFrom("commission_rates")
      .select(sql<string>`version`.as("version"))
      .orderBy("version", "desc")
      .limit(sql.lit(1)),
  } satisfies Record<ContentKind, unknown>;
}

/**
 * One text that changes with everything that public pages show: the versions in the order of
 * `versionsOf`, separated by spaces, which none contains. One column, because reading many columns
 * costs more than the row. Constant cost.
 */
export function publicVersion(db: Kysely<Tables>) {
  // a missing version is a version, too
  const parts = Object.values(versionsOf(db)).map((part) => sql`coalesce((${part})::text, '')`);
  return sql<string>`concat_ws(' ', ${sql.join(parts)})`;
}

const readVersions = compileOnce((db) => db.selectNoFrom(publicVersion(db).as("versions")));

/** Number of versions for which the projects' trigger stores edits of texts. */
const storedEdits = 64;

const readReworded = compileOnce((db, given: QueryValues<{ since: number }>) => {
  const counted = (dimension: string) =>
    db
      .selectFrom("portfolio_facet")
      .select("projects")
      .where("dimension", "=", sql.lit(dimension))
      .where("value", "=", sql.lit(""));
  const reworded = db
    .selectFrom("portfolio_facet")
    .select("value")
    .where("dimension", "=", sql.lit("words"))
    .where("projects", ">", sql<number>`${given("since")}::bigint`);
  return db.selectNoFrom([
    counted("version").as("version"),
    counted("shape").as("shape"),
    sql<string[]>`array(${reworded})`.as("ids"),
  ]);
});

/** Lists the URLs of everything public from PostgreSQL. Needs the request's own `em`. */
export function createPostgresSiteMapRepository(em: EntityManager): SiteMapRepository {
  return {
    async listStarts(kind, size) {
      const rows = await run(em, (db) =>
        db
          .selectFrom(({ selectFrom }) =>
            selectFrom(tables[kind])
              .select(({ fn }) => [
                "id",
                fn
                  .agg<number>("row_number")
                  .over((over) => over.orderBy("id"))
                  .as("place"),
              ])
              .where(isPublic[kind])
              .as("numbered"),
          )
          .select("id")
          .where(({ eb, ref }) => {
            const per = sql<number>`${size}::int`;
            return eb(sql<number>`${ref("place")} % ${per}`, "=", sql<number>`1 % ${per}`);
          })
          .orderBy("id"),
      );
      return rows.map(({ id }) => id);
    },

    async list(kind, from, limit) {
      if (!isUuid(from)) return [];
      return run(em, (db) =>
        db
          .selectFrom(tables[kind])
          .select(["id", "updated_at as changedAt"])
          .where(isPublic[kind])
          .where("id", ">=", sql<never>`${from}::uuid`)
          .orderBy("id")
          .limit(limit),
      );
    },

    async versions() {
      const [row] = await readVersions(em, {});
      const [builders = "", projects = "", articles = "", shows = "", ...others] =
        row?.versions.split(" ") ?? [];
      const [copies = "", syncs = "", promises = "", commission = ""] = others;
      return { builders, projects, articles, shows, copies, syncs, promises, commission };
    },

    async listReworded(version) {
      const since = Number.parseInt(version, 10);
      if (Number.isNaN(since)) return null;
      const [row] = await readReworded(em, { since });
      const [last, shape] = [Number(row?.version ?? Number.NaN), Number(row?.shape ?? Number.NaN)];
      const isKnown = since <= last && since >= last - storedEdits && shape <= since;
      return isKnown ? (row?.ids ?? null) : null;
    },
  };
}
