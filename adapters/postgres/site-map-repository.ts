import type { EntityManager } from "@mikro-orm/postgresql";
import type { MappedKind, SiteMapRepository } from "../../domain/site-map/ports.ts";
import { isUuid } from "./is-uuid.ts";
import { runSql } from "./run-sql.ts";

/** Where each kind is kept, and which of them everybody may see. */
const places: Record<MappedKind, { table: string; where: string }> = {
  articles: { table: "blog_post", where: "true" },
  projects: { table: "portfolio_project", where: "review_state = 'approved' and public" },
  builders: { table: "builder", where: "review_state = 'approved' and public" },
  shows: { table: "trade_show", where: "true" },
};

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
  };
}
