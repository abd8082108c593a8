import type { EntityManager } from "@mikro-orm/postgresql";
import { type Kysely, sql } from "kysely";
import {
  type BuilderDimension,
  type BuilderFilter,
  builderDimensions,
  isFilteringBuilders,
} from "../../../domain/builder-profiles/builder-filter.ts";
import type {
  BuilderFacet,
  BuilderTotals,
  BuiltThere,
  CountedBuilders,
} from "../../../domain/builder-profiles/builder-search.ts";
import type { Whereabouts } from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import { wholeListLimit } from "../../../domain/shared/page.ts";
import { isPublished } from "../sql/published.ts";
import { compileOnce, run, runOne, type Tables } from "../sql/run.ts";
import { isBuiltThere, isSuchBooth, isWanted } from "./wanted-builders.ts";

type Sum = { dimension: string; value: string; amount: number };
type Count = { dimension: string; value: string; builders: number };

/** Sums maintained by triggers, most frequent values first. */
const readSums = compileOnce((db) => {
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
        .where("amount", ">", sql.lit(0)),
    );
});

/** Counts the values of the builders that a filter leaves; with more than we count, only the builders. */
function countValues(db: Kysely<Tables>, filter: BuilderFilter, where: Whereabouts) {
  return db
    .with(
      (cte) => cte("found").materialized(),
      (db) =>
        db
          .selectFrom("builder as b")
          .select(["b.region", "b.team_size", "b.specialties"])
          .where(isWanted(filter, where))
          .limit(sql.lit(wholeListLimit + 1)),
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
          sql.lit(wholeListLimit),
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

/** Counts the matches of a filter and of each alternative choice: one statement, plus one for every active filter. */
export async function countBuilders(
  em: EntityManager,
  filter: BuilderFilter,
  where: Whereabouts,
): Promise<CountedBuilders> {
  const chosen = builderDimensions.filter((dimension) => filter[dimension] !== null);
  const [kept, found, ...others] = await Promise.all([
    readSums(em, {}),
    countFacet(em, filter, where),
    ...chosen.map((dimension) => countFacet(em, { ...filter, [dimension]: null }, where)),
  ]);
  const without = new Map(chosen.map((dimension, index) => [dimension, others[index] ?? null]));
  const totals = toTotals(kept);
  const total = found ? countOf(found, "all", "") : totals.builders;
  const facetOf = (dimension: BuilderDimension) => {
    const counts = without.has(dimension) ? (without.get(dimension) ?? null) : found;
    return toFacets(dimension, filter[dimension], kept, counts);
  };
  return {
    total: Math.min(total, wholeListLimit),
    isExact: total <= wholeListLimit,
    facets: {
      region: facetOf("region"),
      specialty: facetOf("specialty"),
      teamSize: facetOf("teamSize"),
    },
    totals,
  };
}

/** All listed builders in numbers. */
export async function readBuilderTotals(em: EntityManager): Promise<BuilderTotals> {
  return toTotals(await readSums(em, {}));
}

/** Null when nothing narrows: then the sums say it. */
async function countFacet(
  em: EntityManager,
  filter: BuilderFilter,
  where: Whereabouts,
): Promise<Count[] | null> {
  if (!isFilteringBuilders(filter)) return null;
  return run(em, (db) => countValues(db, filter, where));
}

/** The number of matches, at most one more than we count. */
export async function countMatches(
  em: EntityManager,
  filter: BuilderFilter,
  where: Whereabouts,
): Promise<number> {
  const row = await runOne(em, (db) =>
    db
      .selectFrom(({ selectFrom }) =>
        selectFrom("builder as b")
          .select("b.id")
          .where(isWanted(filter, where))
          .limit(sql.lit(wholeListLimit + 1))
          .as("found"),
      )
      .select(({ fn }) => fn.countAll<number>().as("builders")),
  );
  return row?.builders ?? 0;
}

/** Counts the booths that the matches built there: read from the side of the projects, whose index knows shows and locations. */
export async function countBuilt(
  em: EntityManager,
  filter: BuilderFilter,
  where: Whereabouts,
): Promise<BuiltThere> {
  const there = isBuiltThere(where);
  if (!there) return { builders: 0, booths: 0 };
  // the booth itself says that its builder builds such booths and has built at the show
  const besides = { ...filter, boothType: null, boothSize: null };
  const row = await runOne(em, (db) =>
    db
      .selectFrom(({ selectFrom }) =>
        selectFrom("portfolio_project as p")
          .innerJoin("builder as b", "b.id", "p.builder_id")
          .select("b.id")
          .where(isPublished)
          .where(there)
          .where(({ and }) => and(isSuchBooth(filter, where)))
          .where(isWanted(besides, { ...where, show: null }))
          .limit(sql.lit(wholeListLimit))
          .as("built"),
      )
      .select(({ fn }) => [
        fn.count<number>("id").distinct().as("builders"),
        fn.countAll<number>().as("booths"),
      ]),
  );
  return row ?? { builders: 0, booths: 0 };
}

function countOf(counts: Count[], dimension: string, value: string): number {
  const found = counts.find((each) => each.dimension === dimension && each.value === value);
  return found?.builders ?? 0;
}

function toTotals(kept: Sum[]): BuilderTotals {
  const sum = (dimension: string) => kept.find((each) => each.dimension === dimension)?.amount ?? 0;
  const rated = sum("rated");
  return {
    builders: sum("all"),
    countries: sum("countries"),
    completedProjects: sum("completed"),
    averageRating: rated > 0 ? sum("ratings") / rated : 0,
  };
}

function toFacets(
  dimension: BuilderDimension,
  chosen: string | null,
  kept: Sum[],
  counts: Count[] | null,
): BuilderFacet[] {
  const usual = kept.filter((each) => each.dimension === dimension);
  const values = new Map(usual.map(({ value, amount }) => [value, amount]));
  if (chosen !== null && !values.has(chosen)) values.set(chosen, 0);
  const isExact = counts === null || countOf(counts, "all", "") <= wholeListLimit;
  const facets = Array.from(values, ([value, amount]) => ({
    value,
    count: !isExact ? null : counts ? countOf(counts, dimension, value) : amount,
  }));
  return facets.sort(({ value: one }, { value: other }) => byAlphabet.compare(one, other));
}

/** Numbers within texts by their worth, so that "10-25" is before "100-250". */
const byAlphabet = new Intl.Collator("en", { numeric: true });
