import type { EntityManager } from "@mikro-orm/postgresql";
import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { type CountCache, cachedCounts } from "../sql/count-cache.ts";
import { isListed } from "../sql/published.ts";
import { compileOnce, type QueryValues, type Tables } from "../sql/run.ts";

const dimensions = sql<{
  dimension: string;
}>`unnest(array['shape', 'all', 'samples', 'industries', 'exhibitTypes',
  'exhibitSizes', 'locations', 'builderIds', 'features', 'pictures'])`;

const isNamed = (() => {
  const eb = expressionBuilder<{ b: Tables["builder"] }, "b">();
  return eb.and([isListed, eb("b.name", "<>", sql.lit(""))]);
})();

export type FacetTotal = {
  dimension: string;
  value: string;
  name: string | null;
  projects: number;
};

/**
 * A version of all projects, except for their texts, and of all builders, maintained by triggers.
 */
const asOf = sql<string>`concat_ws('+',
  coalesce((select projects from portfolio_facet where dimension = 'shape' and value = ''), 0),
  coalesce((select amount from builder_facet where dimension = 'version' and value = ''), 0))`;
const asOfDimension = "as of";

/**
 * Reads counts maintained by triggers: the hundred most frequent values per facet, then builders by
 * name, and `builderIds` with their projects. Some two hundred rows that seldom change: cached, and
 * read again only when this statement finds another version.
 */
export async function readFacetTotals(
  em: EntityManager,
  builderIds: string[],
  countCache: CountCache<FacetTotal[]>,
): Promise<readonly FacetTotal[]> {
  // not cached with named builders: there are too many combinations
  const isCached = builderIds.length === 0;
  const there = isCached ? countCache.counts.get("") : undefined;
  const known = there ? countCache.version : "";
  const rows = await readTotals(em, { builderIds, known });
  const at = rows.findIndex(({ dimension }) => dimension === asOfDimension);
  const [{ value: version } = { value: "" }] = rows.splice(at, 1);
  if (there && version === known) return there;
  if (!isCached) return rows;
  return cachedCounts(countCache, version, "", () => Promise.resolve(rows));
}

const readTotals = compileOnce(
  (db, given: QueryValues<{ builderIds: string[]; known: string }>) => {
    const isAnother = sql<SqlBool>`${asOf} <> ${given("known")}::text`;
    const counted = db
      .selectFrom(dimensions.as<"d">(sql`d(dimension)`))
      .innerJoinLateral(
        ({ selectFrom }) =>
          selectFrom("portfolio_facet as f")
            .select(["f.dimension", "f.value", "f.projects"])
            .whereRef("f.dimension", "=", "d.dimension")
            .where("f.projects", ">", sql.lit(0))
            .orderBy("f.projects", "desc")
            .orderBy("f.value")
            .limit(sql.lit(100))
            .as("f"),
        (join) => join.onTrue(),
      )
      .leftJoin("builder as b", (join) =>
        join
          .on(({ eb, ref }) =>
            eb(
              "b.id",
              "=",
              sql<BuilderId>`case ${ref("f.dimension")} when 'builderIds' then ${ref("f.value")}::uuid end`,
            ),
          )
          .on(isNamed),
      )
      .where(isAnother)
      .select(["f.dimension", "f.value", "b.name", "f.projects"]);
    const named = db.selectFrom("builder as b").select(["b.id", "b.name"]).where(isNamed);
    const builders = db
      .selectFrom(named.orderBy("b.name").limit(sql.lit(100)).as("first"))
      .select(["first.id", "first.name"])
      .union(named.where("b.id", "=", sql<BuilderId>`any(${given("builderIds")}::uuid[])`));
    const ofBuilders = db
      .selectFrom(builders.as("b"))
      .leftJoin("portfolio_facet as f", (join) =>
        join
          .on("f.dimension", "=", sql.lit("builderIds"))
          .on(({ eb, cast }) => eb("f.value", "=", cast<string>("b.id", "text"))),
      )
      .select(({ cast, fn }) => [
        sql<string>`'builderIds'`.as("dimension"),
        cast<string>("b.id", "text").as("value"),
        sql<string | null>`b.name`.as("name"),
        fn.coalesce("f.projects", sql.lit(0)).as("projects"),
      ])
      .where(isAnother);
    const version = db.selectNoFrom([
      sql<string>`${sql.lit(asOfDimension)}`.as("dimension"),
      asOf.as("value"),
      sql<string | null>`null`.as("name"),
      sql<number>`0`.as("projects"),
    ]);
    return counted.unionAll(ofBuilders).unionAll(version);
  },
);
