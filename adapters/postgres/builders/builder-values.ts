import { type Kysely, sql } from "kysely";
import type { BuilderFilter } from "../../../domain/builder-profiles/builder-filter.ts";
import type { Whereabouts } from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { compileOnce, type Tables } from "../sql/run.ts";
import { isWanted } from "./wanted-builders.ts";

export type Sum = { dimension: string; value: string; amount: number };
export type Count = { dimension: string; value: string; builders: number };

/** Counts per value, maintained by triggers, most frequent first. */
export const readSums = compileOnce((db) => {
  const dimensions = sql<{
    dimension: string;
  }>`unnest(array['all', 'completed', 'rated', 'ratings', 'region', 'specialty', 'teamSize'])`;
  return db
    .selectFrom(dimensions.as<"d">(sql`d(dimension)`))
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom("builder_facet as f")
          .select(["f.dimension", "f.value", "f.amount"])
          .whereRef("f.dimension", "=", "d.dimension")
          .where("f.amount", ">", sql.lit(0))
          .orderBy("f.amount", "desc")
          .orderBy("f.value")
          .limit(sql.lit(100))
          .as("f"),
      (join) => join.onTrue(),
    )
    .select(({ cast }) => [
      "f.dimension",
      "f.value",
      cast<number>("f.amount", "float8").as("amount"),
    ])
    .unionAll(
      db
        .selectFrom("builder_facet")
        .select(({ cast, fn }) => [
          sql<string>`'countries'`.as("dimension"),
          sql<string>`''`.as("value"),
          cast<number>(fn.countAll(), "float8").as("amount"),
        ])
        .where("dimension", "=", sql.lit("country"))
        .where("value", "<>", sql.lit(""))
        .where("amount", ">", sql.lit(0)),
    );
});

/**
 * Counts the values of the filter's matches; when there are too many matches, only the builders.
 */
export function countValues(db: Kysely<Tables>, filter: BuilderFilter, where: Whereabouts) {
  return db
    .with(
      (cte) => cte("found").materialized(),
      (db) =>
        db
          .selectFrom("builder as b")
          .select(["b.region", "b.team_size", "b.specialties"])
          .where(isWanted(filter, where))
          .limit(sql.lit(maxListItems + 1)),
    )
    .with("counted", (db) =>
      db.selectFrom("found").select(({ fn }) => fn.countAll<number>().as("builders")),
    )
    .with("few", (db) =>
      db
        .selectFrom("found")
        .select(["region", "team_size", "specialties"])
        .where(
          ({ selectFrom }) => selectFrom("counted").select("builders"),
          "<=",
          sql.lit(maxListItems),
        ),
    )
    .selectFrom("counted")
    .select([sql<string>`'all'`.as("dimension"), sql<string>`''`.as("value"), "builders"])
    .unionAll(({ selectFrom }) =>
      selectFrom("few")
        .select(({ fn }) => [
          sql<string>`'region'`.as("dimension"),
          "region as value",
          fn.countAll<number>().as("builders"),
        ])
        .groupBy("region"),
    )
    .unionAll(({ selectFrom }) =>
      selectFrom("few")
        .select(({ fn }) => [
          sql<string>`'teamSize'`.as("dimension"),
          "team_size as value",
          fn.countAll<number>().as("builders"),
        ])
        .groupBy("team_size"),
    )
    .unionAll(({ selectFrom }) =>
      selectFrom(({ selectFrom }) =>
        selectFrom("few")
          .select(({ ref }) => sql<string>`unnest(${ref("specialties")})`.as("value"))
          .as("specialties"),
      )
        .select(({ fn }) => [
          sql<string>`'specialty'`.as("dimension"),
          "value",
          fn.countAll<number>().as("builders"),
        ])
        .groupBy("value"),
    );
}
