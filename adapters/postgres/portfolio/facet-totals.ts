import { expressionBuilder, sql } from "kysely";
import type { BuilderId } from "../../../domain/shared/id.ts";
import { isListed } from "../sql/published.ts";
import { compileOnce, type Given, type Tables } from "../sql/run.ts";

const dimensions = sql<{
  dimension: string;
}>`unnest(array['version', 'all', 'samples', 'industries', 'exhibitTypes',
  'exhibitSizes', 'locations', 'builderIds', 'features'])`;

const isNamed = (() => {
  const eb = expressionBuilder<{ b: Tables["builder"] }, "b">();
  return eb.and([isListed, eb("b.name", "<>", sql.lit(""))]);
})();

/**
 * Counts by triggers: the hundred most frequent values per facet, then builders by name, and those
 * of `builderIds` with their projects.
 */
export const readFacetTotals = compileOnce((db, given: Given<{ builderIds: string[] }>) => {
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
    ]);
  return counted.unionAll(ofBuilders);
});
