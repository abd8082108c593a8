import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type SqlBool, sql } from "kysely";
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
  NetworkRegion,
} from "../../../domain/builder-profiles/builder-search.ts";
import type { Whereabouts } from "../../../domain/builder-profiles/wanted/whereabouts.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { type CountCache, cachedCounts, createCountCache } from "../sql/count-cache.ts";
import { isPublished } from "../sql/published.ts";
import { run, runOne } from "../sql/run.ts";
import { type Count, countValues, readSums, type Sum } from "./builder-values.ts";
import { isBuiltThere, isSuchBooth, isWanted } from "./wanted-builders.ts";

type Search = { filter: BuilderFilter; where: Whereabouts };

/**
 * Cached counts of searches, which read up to ten thousand builders each. Valid until a listed
 * builder or a project changes.
 */
export type BuilderCountCache = {
  values: CountCache<Count[]>;
  built: CountCache<BuiltThere>;
  regions: CountCache<NetworkRegion[]>;
};

export const createBuilderCountCache = (): BuilderCountCache => ({
  values: createCountCache(),
  built: createCountCache(),
  regions: createCountCache(),
});

type Cache = { countCache: BuilderCountCache; version: () => Promise<string> };

/** Facet counts of builders: the matches of a filter and of each alternative choice. One statement, plus one for every active filter. */
export async function countBuilders(
  em: EntityManager,
  { filter, where }: Search,
  { countCache, version }: Cache,
): Promise<CountedBuilders> {
  const asOf = isFilteringBuilders(filter) ? await version() : "";
  /** Null without a filter: then the trigger-maintained counts are used. */
  const countValuesOf = async (filter: BuilderFilter) => {
    if (!isFilteringBuilders(filter)) return null;
    const choice = JSON.stringify({ filter, where });
    return cachedCounts(countCache.values, asOf, choice, () =>
      run(em, (db) => countValues(db, filter, where)),
    );
  };
  const chosen = builderDimensions.filter((dimension) => filter[dimension] !== null);
  const [sums, found, ...others] = await Promise.all([
    readSums(em, {}),
    countValuesOf(filter),
    ...chosen.map((dimension) => countValuesOf({ ...filter, [dimension]: null })),
  ]);
  const without = new Map(chosen.map((dimension, index) => [dimension, others[index] ?? null]));
  const totals = toTotals(sums);
  const total = found ? countOf(found, "all", "") : totals.builders;
  const facetOf = (dimension: BuilderDimension) => {
    const counts = without.has(dimension) ? (without.get(dimension) ?? null) : found;
    return toFacets(dimension, filter[dimension], sums, counts);
  };
  return {
    total: Math.min(total, maxListItems),
    isExact: total <= maxListItems,
    facets: {
      region: facetOf("region"),
      specialty: facetOf("specialty"),
      teamSize: facetOf("teamSize"),
    },
    totals,
  };
}

/** Totals of all listed builders. */
export async function readBuilderTotals(em: EntityManager): Promise<BuilderTotals> {
  return toTotals(await readSums(em, {}));
}

/** The number of matches, counted up to one more than the maximum. */
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
          .limit(sql.lit(maxListItems + 1))
          .as("found"),
      )
      .select(({ fn }) => fn.countAll<number>().as("builders")),
  );
  return row?.builders ?? 0;
}

/**
 * Counts the matches' booths at the place or show. Starts from the projects, which are indexed by
 * show and location.
 */
export async function countBuilt(
  em: EntityManager,
  { filter, where }: Search,
  { countCache, version }: Cache,
): Promise<BuiltThere> {
  const there = isBuiltThere(where);
  if (!there) return { builders: 0, booths: 0 };
  const choice = JSON.stringify({ filter, where });
  return cachedCounts(countCache.built, await version(), choice, () =>
    countBooths(em, { filter, where }, there),
  );
}

async function countBooths(
  em: EntityManager,
  { filter, where }: Search,
  there: Expression<SqlBool>,
): Promise<BuiltThere> {
  // a matching booth already shows that its builder builds such booths and was at the show
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
          .limit(sql.lit(maxListItems))
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

function toTotals(sums: Sum[]): BuilderTotals {
  const sum = (dimension: string) => sums.find((each) => each.dimension === dimension)?.amount ?? 0;
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
  sums: Sum[],
  counts: Count[] | null,
): BuilderFacet[] {
  // builders without a region or a team size are counted under ""
  const usual = sums.filter((each) => each.dimension === dimension && each.value !== "");
  const values = new Map(usual.map(({ value, amount }) => [value, amount]));
  if (chosen !== null && !values.has(chosen)) values.set(chosen, 0);
  const isExact = counts === null || countOf(counts, "all", "") <= maxListItems;
  const facets = Array.from(values, ([value, amount]) => ({
    value,
    count: !isExact ? null : counts ? countOf(counts, dimension, value) : amount,
  }));
  return facets.sort(({ value: one }, { value: other }) => byAlphabet.compare(one, other));
}

/** Compares numbers within texts by value, so that "10-25" comes before "100-250". */
const byAlphabet = new Intl.Collator("en", { numeric: true });
