import type { EntityManager } from "@mikro-orm/postgresql";
import {
  type BuilderDimension,
  type BuilderFilter,
  builderDimensions,
  isFilteringBuilders,
} from "../../../domain/builder-profiles/builder-filter.ts";
import type {
  BuilderFacet,
  BuilderTotals,
  CountedBuilders,
} from "../../../domain/builder-profiles/builder-search.ts";
import { wholeListLimit } from "../../../domain/shared/page.ts";
import { runSql } from "../sql/run-sql.ts";
import { wanted } from "./search-builders.ts";

type Sum = { dimension: string; value: string; amount: number };
type Count = { dimension: string; value: string; builders: number };

// What the triggers sum up, the most frequent values first.
const sums = `select f.dimension, f.value, f.amount::float8 as amount
  from unnest(array['all', 'completed', 'rated', 'ratings', 'region', 'specialty', 'teamSize']) d(dimension)
  cross join lateral (
    select * from builder_facet f where f.dimension = d.dimension and f.amount > 0
    order by f.amount desc, f.value limit 100
  ) f
  union all
  select 'countries', '', count(*)::float8 from builder_facet
  where dimension = 'country' and amount > 0`;

// More than we count: then the values are not counted either.
const left = (where: string) => `with found as materialized (
    select b.region, b.team_size, b.specialties from builder b where ${where} limit ${wholeListLimit + 1}
  ), counted as (select count(*)::int as builders from found),
  few as (select * from found where (select builders from counted) <= ${wholeListLimit})
  select 'all' as dimension, '' as value, builders from counted
  union all select 'region', region, count(*)::int from few group by region
  union all select 'teamSize', team_size, count(*)::int from few group by team_size
  union all select 'specialty', specialty, count(*)::int
    from few, unnest(specialties) specialty group by specialty`;

/** Counts what a filter leaves and what each other choice would: one statement, and one more for every part of the filter. */
export async function countBuilders(
  em: EntityManager,
  filter: BuilderFilter,
): Promise<CountedBuilders> {
  const chosen = builderDimensions.filter((dimension) => filter[dimension] !== null);
  const [kept, found, ...others] = await Promise.all([
    runSql<Sum>(em, sums),
    countLeft(em, filter),
    ...chosen.map((dimension) => countLeft(em, { ...filter, [dimension]: null })),
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
  return toTotals(await runSql<Sum>(em, sums));
}

/** Null when nothing narrows: then the sums say it. */
async function countLeft(em: EntityManager, filter: BuilderFilter): Promise<Count[] | null> {
  if (!isFilteringBuilders(filter)) return null;
  const { sql, values } = wanted(filter, 0);
  return runSql<Count>(em, left(sql), values);
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
