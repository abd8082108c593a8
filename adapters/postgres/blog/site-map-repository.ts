import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { MappedKind, SiteMapRepository } from "../../../domain/site-map/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { compileOnce, run, type Tables } from "../sql/run.ts";

/** Table of each kind. */
const tables = {
  articles: "blog_post",
  projects: "portfolio_project",
  builders: "builder",
  shows: "trade_show",
} as const satisfies Record<MappedKind, keyof Tables>;

/** The public rows of a kind; all articles and shows are. */
const isPublic = sql<SqlBool>`review_state = 'approved' and public`;
const reviewed: readonly MappedKind[] = ["projects", "builders"];

/** Changes with everything that a public page shows. Constant cost. */
export function publicVersion(db: Kysely<Tables>) {
  const parts = [
    db
      .selectFrom("builder_facet")
      .select("amount")
      .where("dimension", "=", sql.lit("version"))
      .where("value", "=", sql.lit("")),
    db
      .selectFrom("portfolio_facet")
      .select("projects")
      .where("dimension", "=", sql.lit("version"))
      .where("value", "=", sql.lit("")),
    db
      .selectFrom("content_version")
      .select(sql`string_agg(kind || version, '-' order by kind)`.as("versions")),
    // the last sync counts too: pages say when it could not bring them up to date
    db
      .selectFrom("content_sync")
      .select(sql`id || outcome`.as("last"))
      .where("outcome", "is not", null)
      .orderBy("started_at", "desc")
      .limit(sql.lit(1)),
  ];
  return sql<string>`concat_ws('-', ${sql.join(parts)})`;
}

const readVersion = compileOnce((db) => db.selectNoFrom(publicVersion(db).as("version")));

/** Reads the addresses of everything public from PostgreSQL. Wants the `em` of its own request. */
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
              .$if(reviewed.includes(kind), (query) => query.where(isPublic))
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
          .$if(reviewed.includes(kind), (query) => query.where(isPublic))
          .where("id", ">=", sql<never>`${from}::uuid`)
          .orderBy("id")
          .limit(limit),
      );
    },

    async version() {
      const [row] = await readVersion(em, {});
      return row?.version ?? "";
    },
  };
}
