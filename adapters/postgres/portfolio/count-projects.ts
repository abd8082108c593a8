import type { EntityManager } from "@mikro-orm/postgresql";
import { spellingKey } from "../../../domain/portfolio/search/matches-filter.ts";
import {
  type FilterDimension,
  filterDimensions,
  noFilter,
  type ProjectFilter,
} from "../../../domain/portfolio/search/project-filter.ts";
import type {
  CountedProjects,
  Facet,
  ProjectQuery,
} from "../../../domain/portfolio/search/project-search.ts";
import { boothArea } from "../../../domain/shared/booth-area.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { type CountCache, cachedCounts, createCountCache } from "../sql/count-cache.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { run } from "../sql/run.ts";
import { type Choice, type FacetCount, facetCounts } from "./facet-counts.ts";
import { type FacetTotal, readFacetTotals } from "./facet-totals.ts";
import { toTermQuery } from "./portfolio-terms.ts";

const byAlphabet = new Intl.Collator("en", { numeric: true });

/** Sort order of a dimension's values: sizes by area, others alphabetically. */
function facetOrder(dimension: FilterDimension) {
  const area = ({ value }: Facet) => boothArea(value) ?? Number.MAX_SAFE_INTEGER;
  return (one: Facet, other: Facet) =>
    (dimension === "exhibitSizes" ? area(one) - area(other) : 0) ||
    byAlphabet.compare(one.label, other.label);
}

/** Cached counts per filter, and totals of all published projects. */
export type ProjectCountCache = {
  choices: CountCache<FacetCount[]>;
  totals: CountCache<FacetTotal[]>;
};

export const createProjectCountCache = (): ProjectCountCache => ({
  choices: createCountCache(),
  totals: createCountCache(),
});

type Search = Pick<ProjectQuery, "filter" | "cardIndustries">;

/**
 * Facet counts of projects: the filter's matches, and matches per further choice. One statement,
 * two with a filter; the second reads some ten thousand projects per choice, so its results are
 * cached until a project is published or withdrawn.
 */
export async function countProjects(
  em: EntityManager,
  { filter, cardIndustries }: Search,
  countCache: ProjectCountCache,
): Promise<CountedProjects> {
  const builderIds = filter.builderIds.filter(isUuid);
  const published = await readFacetTotals(em, builderIds, countCache.totals);
  const countOf = (dimension: string) =>
    published.find((each) => each.dimension === dimension)?.projects ?? 0;

  const choices = choicesOf(filter, cardIndustries);
  const before = choices.length === 0 ? unfiltered.get(published) : undefined;
  if (before) return before;
  const left =
    choices.length === 0
      ? []
      : await cachedCounts(countCache.choices, `${countOf("shape")}`, JSON.stringify(choices), () =>
          run(em, (db) => facetCounts(db, choices)),
        );
  const total = choices[0] ? totalOf(left, choices[0].variant) : countOf("all");
  const facets = filterDimensions.map((dimension) => {
    const source = filter[dimension].length > 0 ? dimension : "filter";
    const isNarrowed = choices.some(({ variant }) => variant === source);
    const offered = offeredIn(dimension, filter, published);
    const counts = isNarrowed ? recounted(offered, dimension, source, left) : offered;
    return [dimension, joinSpellings(counts, dimension, filter[dimension])];
  });
  const counted: CountedProjects = {
    total: Math.min(total, maxListItems),
    isExact: total <= maxListItems,
    facets: Object.fromEntries(facets),
    byIndustry: new Map(
      published
        .filter(({ dimension }) => dimension === "industries")
        .map(({ value, projects }) => [value, projects]),
    ),
    hasSamples: countOf("samples") > 0,
  };
  if (choices.length === 0) unfiltered.set(published, counted);
  return counted;
}

/** Cached counts without a filter, by the totals they are computed from. */
const unfiltered = new WeakMap<readonly FacetTotal[], CountedProjects>();

/**
 * Choices to count: the filter, and the filter without each active facet. The empty filter is
 * counted by triggers.
 */
function choicesOf(filter: ProjectFilter, cardIndustries: readonly string[]): Choice[] {
  const chosen = filterDimensions.filter((dimension) => filter[dimension].length > 0);
  const choices = [
    ...(cardIndustries.length > 0
      ? [{ variant: "card", query: toTermQuery(filter, cardIndustries) }]
      : []),
    { variant: "filter", query: toTermQuery(filter) },
    ...chosen.map((dimension) => ({
      variant: dimension,
      query: toTermQuery({ ...filter, [dimension]: noFilter[dimension] }),
    })),
  ];
  return choices.filter((choice): choice is Choice => choice.query !== null);
}

function totalOf(left: readonly FacetCount[], variant: string): number {
  return left.find((each) => each.variant === variant && each.dimension === "")?.projects ?? 0;
}

/** A dimension's values with their counts of published projects. */
function offeredIn(
  dimension: FilterDimension,
  filter: ProjectFilter,
  published: readonly FacetTotal[],
): Facet[] {
  const offered = new Map<string, Facet>();
  for (const { value, name, projects, ...each } of published) {
    if (each.dimension !== dimension || (dimension === "builderIds" && name === null)) continue;
    offered.set(value, { value, label: name ?? value, count: projects });
  }
  for (const value of dimension === "builderIds" ? [] : filter[dimension]) {
    if (!offered.has(value)) offered.set(value, { value, label: value, count: 0 });
  }
  return inOrder(dimension, [...offered.values()]);
}

/**
 * Joins spellings of one size or place to one choice: spelled as in the filter, else like the first
 * of them.
 */
function joinSpellings(
  facets: readonly Facet[],
  dimension: FilterDimension,
  chosen: readonly string[],
): readonly Facet[] {
  if (dimension !== "exhibitSizes" && dimension !== "locations") return facets;
  const joined = Map.groupBy(facets, ({ value }) => spellingKey(dimension, value));
  return [...joined.values()].flatMap((same) => {
    const shown = same.find(({ value }) => chosen.includes(value)) ?? same[0];
    const isExact = same.every(({ count }) => count !== null);
    const count = isExact ? same.reduce((sum, each) => sum + (each.count ?? 0), 0) : null;
    return shown ? [{ ...shown, count }] : [];
  });
}

/** Cached sort order of each dimension's last values, which seldom change. */
const lastOrders = new Map<FilterDimension, { values: string; places: number[] }>();

function inOrder(dimension: FilterDimension, facets: readonly Facet[]): Facet[] {
  const values = JSON.stringify(facets.map(({ value, label }) => [value, label]));
  const last = lastOrders.get(dimension);
  if (last?.values === values) return last.places.flatMap((place) => facets[place] ?? []);
  const sorted = facets.toSorted(facetOrder(dimension));
  lastOrders.set(dimension, { values, places: sorted.map((facet) => facets.indexOf(facet)) });
  return sorted;
}

function recounted(
  offered: readonly Facet[],
  dimension: FilterDimension,
  source: string,
  left: readonly FacetCount[],
): Facet[] {
  const isExact = totalOf(left, source) <= maxListItems;
  const counts = new Map(
    left
      .filter((each) => each.variant === source && each.dimension === dimension)
      .map(({ value, projects }) => [value, projects]),
  );
  return offered.map((facet) => ({
    ...facet,
    count: isExact ? (counts.get(facet.value) ?? 0) : null,
  }));
}
