import { type Kysely, sql } from "kysely";
import { maxListItems } from "../../../domain/shared/page.ts";
import { isPublished } from "../sql/published.ts";
import type { Tables } from "../sql/run.ts";

/** The number of projects with a value of a dimension; the dimension "" counts all. */
export type FacetCount = { variant: string; dimension: string; value: string; projects: number };

/** A variant of the filter, as a text query on projects' terms. */
export type Choice = { variant: string; query: string };

const columns = [
  ["industries", "industry"],
  ["exhibitTypes", "project_type"],
  ["exhibitSizes", "size"],
  ["locations", "location"],
  ["builderIds", "builder_id"],
  ["pictures", "pictures"],
] as const;

const hasBuilt = sql<
  string | null
>`case when cardinality(${sql.ref("p.built_pictures")}) > 0 then 'built' end`;

/**
 * Facet counts per variant: `filter` counts every facet, a variant named after a facet counts only
 * that one, `card` counts none. Facet "" is the total, and the only row when there are too many
 * matches to count.
 */
export function facetCounts(db: Kysely<Tables>, choices: readonly Choice[]) {
  const variants = choices.map(({ variant }) => variant);
  const queries = choices.map(({ query }) => query);
  const choice = sql<Choice>`unnest(${variants}::text[], ${queries}::text[])`;
  let counts = db
    .with("choice", (db) =>
      db.selectFrom(choice.as<"c">(sql`c(variant, query)`)).select(["c.variant", "c.query"]),
    )
    .with(
      (cte) => cte("found").materialized(),
      (db) =>
        db
          .selectFrom("choice as c")
          .innerJoinLateral(
            ({ selectFrom }) =>
              selectFrom("portfolio_project as p")
                .select(["p.industry", "p.project_type", "p.size", "p.location", "p.features"])
                .select(({ cast }) => cast<string | null>("p.builder_id", "text").as("builder_id"))
                .select(hasBuilt.as("pictures"))
                .where(isPublished)
                .where(({ ref }) => sql<boolean>`${ref("p.terms")} @@ ${ref("c.query")}::tsquery`)
                .limit(sql.lit(maxListItems + 1))
                .as("p"),
            (join) => join.onTrue(),
          )
          .select(["c.variant", "p.industry", "p.project_type", "p.size", "p.location"])
          .select(["p.builder_id", "p.features", "p.pictures"]),
    )
    .with("counted", (db) =>
      db
        .selectFrom("found")
        .select(({ fn }) => ["variant", fn.countAll<number>().as("projects")])
        .groupBy("variant"),
    )
    .with("few", (db) =>
      db
        .selectFrom("found")
        .selectAll("found")
        .where(
          "variant",
          "=",
          ({ selectFrom }) =>
            sql<string>`any (array(${selectFrom("counted").select("variant").where("projects", "<=", sql.lit(maxListItems))}))`,
        ),
    )
    .selectFrom("counted")
    .select(["variant", sql<string>`''`.as("dimension"), sql<string>`''`.as("value"), "projects"]);
  for (const [dimension, column] of columns) {
    counts = counts.unionAll(({ selectFrom }) =>
      selectFrom("few")
        .select(({ ref, fn }) => [
          "variant",
          sql<string>`${sql.lit(dimension)}`.as("dimension"),
          sql<string>`${ref(column)}`.as("value"),
          fn.countAll<number>().as("projects"),
        ])
        .where("variant", "in", [sql.lit("filter"), sql.lit(dimension)])
        .where(column, "is not", null)
        .groupBy(["variant", column]),
    );
  }
  return counts.unionAll(({ selectFrom }) =>
    selectFrom(({ selectFrom }) =>
      selectFrom("few")
        .select(({ ref }) => ["variant", sql<string>`unnest(${ref("features")})`.as("feature")])
        .where("variant", "in", [sql.lit("filter"), sql.lit("features")])
        .as("f"),
    )
      .select(({ fn }) => [
        "variant",
        sql<string>`'features'`.as("dimension"),
        "feature as value",
        fn.countAll<number>().as("projects"),
      ])
      .groupBy(["variant", "feature"]),
  );
}
