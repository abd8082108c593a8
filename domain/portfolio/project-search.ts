import type { ProjectCard } from "./portfolio-project.ts";
import type { FilterDimension, ProjectFilter } from "./project-filter.ts";
import type { ProjectSort } from "./project-sort.ts";

/** How many projects a page of the portfolio shows. */
export const projectPageSize = 6;

/** What a repository is asked: `industries` of a card are wanted beside those of the filter. */
export type ProjectQuery = {
  filter: ProjectFilter;
  /** Any of these, on top of the filter; none narrows nothing. */
  cardIndustries: readonly string[];
  sort: ProjectSort;
  offset: number;
  limit: number;
};

/** How many projects choosing a value would leave, all other choices as they are; null is more than we count. */
export type Facet = { value: string; label: string; count: number | null };

type ProjectCount = {
  /** At most 10,000. */
  total: number;
  /** False: there are more than 10,000. */
  isExact: boolean;
};

type ProjectFacets = ProjectCount & { facets: Record<FilterDimension, Facet[]> };

/** What is wanted beside what there is at all. */
export type CountedProjects = ProjectFacets & {
  /** Published projects by industry, whatever is wanted. */
  byIndustry: ReadonlyMap<string, number>;
  /** Some of what is published is samples. */
  hasSamples: boolean;
};

/** One page of the portfolio with everything around it. */
export type ProjectSearch = ProjectFacets & {
  cards: ProjectCard[];
  /** From 1; the last one when a later one was asked for. */
  page: number;
  pageCount: number;
  /** The ten industry cards with what they show. */
  industryCounts: { name: string; count: number }[];
};
