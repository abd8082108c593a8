import type { EntityManager } from "@mikro-orm/postgresql";
import type { MappedKind, SiteMapRepository } from "../../../domain/site-map/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";

/** Where each kind is kept, and which of them everybody may see. */
const places: Record<MappedKind, { table: string; where: string }> = {
  articles: { table: "blog_post", where: "true" },
  projects: { table: "portfolio_project", where: "review_state = 'approved' and public" },
  builders: { table: "builder", where: "review_state = 'approved' and public" },
  shows: { table: "trade_show", where: "true" },
};

// the last sync counts too: pages say when it could not bring them up to date
const version = `select concat_ws('-',
  (select amount from builder_facet where dimension = 'version' and value = ''),
  (select projects from portfolio_facet where dimension = 'version' and value = ''),
  (select string_agg(kind || version, '-' order by kind) from content_version),
  (select id || outcome from content_sync where outcome is not null order by started_at desc limit 1)
) as version`;

/** Reads the addresses of everything public from PostgreSQL. Wants the `em` of its own request. */
export function createPostgresSiteMapRepository(em: EntityManager): SiteMapRepository {
  return {
    async listStarts(kind, size) {
      const { table, where } = places[kind];
      const rows = await runSql<{ id: string }>(
        em,
        `select id from (
           select id, row_number() over (order by id) as place from ${table} where ${where}
         ) numbered where place % $1::int = 1 % $1::int order by id`,
        [size],
      );
      return rows.map(({ id }) => id);
    },

    async list(kind, from, limit) {
      if (!isUuid(from)) return [];
      const { table, where } = places[kind];
      const rows = await runSql<{ id: string; at: string }>(
        em,
        `select id, updated_at as at from ${table} where ${where} and id >= $1::uuid order by id limit $2`,
        [from, limit],
      );
      return rows.map(({ id, at }) => ({ id, changedAt: new Date(at) }));
    },

    async version() {
      const [row] = await runSql<{ version: string }>(em, version);
      return row?.version ?? "";
    },
  };
}
