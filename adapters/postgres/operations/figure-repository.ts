import type { EntityManager } from "@mikro-orm/postgresql";
import { type SqlBool, sql } from "kysely";
import type { FigureRepository } from "../../../domain/figures/ports.ts";
import { isListed } from "../sql/published.ts";
import { compileOnce, type QueryValues } from "../sql/run.ts";

/** From the counts that triggers maintain. */
const countWithProjects = compileOnce((db, given: QueryValues<{ least: number }>) =>
  db
    .selectFrom("portfolio_facet as f")
    .innerJoin("builder as b", (join) => join.on(sql<SqlBool>`b.id::text = f.value`))
    .select(({ cast, fn }) => cast<number>(fn.countAll(), "int4").as("builders"))
    .where("f.dimension", "=", sql.lit("builderIds"))
    .where("f.projects", ">=", given("least"))
    .where(isListed),
);

/** Figures from PostgreSQL; `em` may read from a standby. */
export function createPostgresFigureRepository(em: EntityManager): FigureRepository {
  return {
    async countBuildersWithProjects(least) {
      const [row] = await countWithProjects(em, { least });
      return row?.builders ?? 0;
    },
  };
}
