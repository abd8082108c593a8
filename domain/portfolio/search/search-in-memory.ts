import { labelOfPicture } from "../../pictures/picture-label.ts";
import { boothArea } from "../../shared/booth-area.ts";
import type { PortfolioProject } from "../portfolio-project.ts";
import type { PortfolioRepository } from "../ports.ts";
import { matchesFilter, valuesOf } from "./matches-filter.ts";
import { type FilterDimension, filterDimensions } from "./project-filter.ts";
import type { Facet, ProjectQuery } from "./project-search.ts";
import type { ProjectSort } from "./project-sort.ts";

type Searching = Pick<PortfolioRepository, "search" | "searchCards" | "count">;
type Named = { projects: readonly PortfolioProject[]; builderNames: ReadonlyMap<string, string> };

const byNewest = (one: PortfolioProject, other: PortfolioProject) =>
  other.createdAt.getTime() - one.createdAt.getTime();
const byClient = (one: PortfolioProject, other: PortfolioProject) =>
  (one.client ?? "").localeCompare(other.client ?? "");
const areaOf = ({ size }: PortfolioProject) => boothArea(size);

const orders: Record<ProjectSort, (one: PortfolioProject, other: PortfolioProject) => number> = {
  newest: byNewest,
  oldest: (one, other) => byNewest(other, one),
  "client-az": byClient,
  "client-za": (one, other) => byClient(other, one),
  "size-up": (one, other) => (areaOf(one) ?? Infinity) - (areaOf(other) ?? Infinity) || 0,
  "size-down": (one, other) => (areaOf(other) ?? -1) - (areaOf(one) ?? -1),
};

/** Searches a small list of projects in memory, with the results that a repository would give. */
export function searchInMemory({ projects, builderNames }: Named): Searching {
  const wanted = ({ filter, cardIndustries }: Pick<ProjectQuery, "filter" | "cardIndustries">) =>
    projects.filter(
      (project) =>
        matchesFilter(project, filter) &&
        (cardIndustries.length === 0 || cardIndustries.includes(project.industry)),
    );
  const searchSlice = ({ sort, offset, limit, ...query }: ProjectQuery) =>
    wanted(query)
      .sort(orders[sort])
      .slice(offset, offset + limit);

  function facetsOf(dimension: FilterDimension, query: ProjectQuery["filter"]): Facet[] {
    const all = new Set(projects.flatMap(valuesOf[dimension]));
    const values = [...all].filter((value): value is string => Boolean(value));
    return values.sort().map((value) => {
      const count = projects.filter((project) =>
        matchesFilter(project, { ...query, [dimension]: [value] }),
      ).length;
      return { value, label: builderNames.get(value) ?? value, count };
    });
  }

  return {
    search: async (query) => searchSlice(query),
    searchCards: async (query) =>
      searchSlice(query).map((project) => ({
        ...project,
        pictureLabel: labelOfPicture(project.imageUrl, project),
        features: project.features.slice(0, 3),
        featureCount: project.features.length,
      })),
    async count(query) {
      const byIndustry = new Map<string, number>();
      for (const { industry } of projects)
        byIndustry.set(industry, (byIndustry.get(industry) ?? 0) + 1);
      const facets = filterDimensions.map((dimension) => [
        dimension,
        facetsOf(dimension, query.filter),
      ]);
      return {
        total: wanted(query).length,
        isExact: true,
        facets: Object.fromEntries(facets) as Record<FilterDimension, Facet[]>,
        byIndustry,
        hasSamples: projects.some(({ isSample }) => isSample),
      };
    },
  };
}
