import type { EntityManager } from "@mikro-orm/postgresql";
import { boothArea } from "../../domain/portfolio/booth-area.ts";
import {
  type FilterDimension,
  filterDimensions,
  noFilter,
  type ProjectFilter,
} from "../../domain/portfolio/project-filter.ts";
import type {
  CountedProjects,
  Facet,
  ProjectQuery,
} from "../../domain/portfolio/project-search.ts";
import { wholeListLimit } from "../../domain/shared/page.ts";
import { isUuid } from "./is-uuid.ts";
import { readTerm, toTermQuery } from "./portfolio-terms.ts";
import { runSql } from "./run-sql.ts";

type Kept = { dimension: string; value: string; name: string | null; projects: number };
type Left = { variant: string; term: string; projects: number };

const named = "b.review_state = 'approved' and b.public and b.name <> ''";

// What the triggers count, the most frequent values first; then builders that may be chosen, and those chosen in $1.
const everything = `select f.dimension, f.value, b.name, f.projects::int
  from unnest(array['all', 'samples', 'industries', 'exhibitTypes', 'exhibitSizes', 'locations', 'builderIds', 'features']) d(dimension)
  cross join lateral (
    select * from portfolio_facet f where f.dimension = d.dimension and f.projects > 0
    order by f.projects desc, f.value limit 100
  ) f
  left join builder b on b.id = case f.dimension when 'builderIds' then f.value::uuid end and ${named}
  union all
  select 'builderIds', b.id::text, b.name, coalesce(f.projects, 0)::int from (
    (select b.id, b.name from builder b where ${named} order by b.name limit 100)
    union (select b.id, b.name from builder b where ${named} and b.id = any ($1::uuid[]))
  ) b left join portfolio_facet f on f.dimension = 'builderIds' and f.value = b.id::text`;

// $1 names a choice, $2 is its query. The empty term counts the projects themselves.
const left = `select v.variant, t.term, count(*)::int as projects
  from unnest($1::text[], $2::text[]) v(variant, query)
  cross join lateral (
    select p.terms from portfolio_project p
    where p.review_state = 'approved' and p.public and p.terms @@ v.query::tsquery
    limit ${wholeListLimit + 1}
  ) p
  cross join lateral unnest(array[''] || tsvector_to_array(p.terms)) t(term)
  where t.term = '' or v.variant = 'filter'
    or (v.variant = 'features' and not starts_with(t.term, chr(31)))
    or starts_with(t.term, chr(31) || v.variant || ':')
  group by 1, 2`;

/** Counts what a filter leaves and what each further choice would: one statement, two with a filter. */
export async function countProjects(
  em: EntityManager,
  { filter, cardIndustries }: Pick<ProjectQuery, "filter" | "cardIndustries">,
): Promise<CountedProjects> {
  const variants = variantsOf(filter, cardIndustries);
  const [kept, leftOver] = await Promise.all([
    runSql<Kept>(em, everything, [filter.builderIds.filter(isUuid)]),
    variants.length === 0
      ? []
      : runSql<Left>(em, left, [
          variants.map(({ variant }) => variant),
          variants.map(({ query }) => query),
        ]),
  ]);
  const countOf = (dimension: string) =>
    kept.find((each) => each.dimension === dimension)?.projects ?? 0;
  const total =
    variants.length === 0 ? countOf("all") : totalOf(leftOver, variants[0]?.variant ?? "");
  return {
    total: Math.min(total, wholeListLimit),
    isExact: total <= wholeListLimit,
    facets: Object.fromEntries(
      filterDimensions.map((dimension) => [
        dimension,
        facetsOf(dimension, filter, kept, leftOver, variants),
      ]),
    ) as Record<FilterDimension, Facet[]>,
    byIndustry: new Map(
      kept
        .filter(({ dimension }) => dimension === "industries")
        .map(({ value, projects }) => [value, projects]),
    ),
    onlySamples: countOf("all") > 0 && countOf("all") === countOf("samples"),
  };
}

type Variant = { variant: string; query: string };

/** The choices to count: the one made first, then each with one dimension let go. What lets everything go is kept. */
function variantsOf(filter: ProjectFilter, cardIndustries: readonly string[]): Variant[] {
  const chosen = filterDimensions.filter((dimension) => filter[dimension].length > 0);
  const without = (dimension: FilterDimension) => ({
    ...filter,
    [dimension]: noFilter[dimension],
  });
  const variants: { variant: string; query: string | null }[] = [
    ...(cardIndustries.length > 0
      ? [{ variant: "card", query: toTermQuery(filter, cardIndustries) }]
      : []),
    { variant: "filter", query: toTermQuery(filter) },
    ...chosen.map((dimension) => ({
      variant: dimension,
      query: toTermQuery(without(dimension)),
    })),
  ];
  return variants.filter((each): each is Variant => each.query !== null);
}

function totalOf(leftOver: Left[], variant: string): number {
  return leftOver.find((each) => each.variant === variant && each.term === "")?.projects ?? 0;
}

function facetsOf(
  dimension: FilterDimension,
  filter: ProjectFilter,
  kept: Kept[],
  leftOver: Left[],
  variants: Variant[],
): Facet[] {
  const facets = new Map<string, Facet>();
  for (const { value, name, projects, ...each } of kept) {
    if (each.dimension !== dimension || (dimension === "builderIds" && name === null)) continue;
    facets.set(value, { value, label: name ?? value, count: projects });
  }
  for (const value of filter[dimension]) {
    if (!facets.has(value) && dimension !== "builderIds") {
      facets.set(value, { value, label: value, count: 0 });
    }
  }
  const isChosen = filter[dimension].length > 0;
  const source = isChosen ? dimension : "filter";
  if (variants.some(({ variant }) => variant === source)) {
    const isExact = totalOf(leftOver, source) <= wholeListLimit;
    const counts = new Map<string, number>();
    for (const { variant, term, projects } of leftOver) {
      const read = readTerm(term);
      if (variant === source && term !== "" && read.dimension === dimension) {
        counts.set(read.value, projects);
      }
    }
    for (const facet of facets.values()) {
      facet.count = isExact ? (counts.get(facet.value) ?? 0) : null;
    }
  }
  return [...facets.values()].sort(inOrder(dimension));
}

const byAlphabet = new Intl.Collator("en", { numeric: true });

function inOrder(dimension: FilterDimension) {
  const area = ({ value }: Facet) => boothArea(value) ?? Number.MAX_SAFE_INTEGER;
  return (one: Facet, other: Facet) =>
    (dimension === "exhibitSizes" ? area(one) - area(other) : 0) ||
    byAlphabet.compare(one.label, other.label);
}
