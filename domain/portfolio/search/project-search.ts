import type { ProjectCard } from "../portfolio-project.ts";
import type { FilterDimension, ProjectFilter } from "./project-filter.ts";
import type { ProjectSort } from "./project-sort.ts";

/** Projects on a page of the portfolio. */
export const projectPageSize = 6;

/** A repository's query: a card's `industries` apply in addition to the filter's. */
export type ProjectQuery = {
  filter: ProjectFilter;
  /** Any of these, on top of the filter; none narrows nothing. */
  cardIndustries: readonly string[];
  sort: ProjectSort;
  offset: number;
  limit: number;
};

/** The number of projects left if a value is chosen and all other choices stay; null: more than we count. */
export type Facet = { value: string; label: string; count: number | null };

type ProjectCount = {
  /** At most 10,000. */
  total: number;
  /** False: there are more than 10,000. */
  isExact: boolean;
};

type ProjectFacets = ProjectCount & { facets: Record<FilterDimension, Facet[]> };

/** Counts of matches and totals. */
export type CountedProjects = ProjectFacets & {
  /** Published projects by industry, whatever is wanted. */
  byIndustry: ReadonlyMap<string, number>;
  /** Some published projects are samples. */
  hasSamples: boolean;
};

/** One page of the portfolio with counts and filter options. */
export type ProjectSearch = ProjectFacets & {
  cards: ProjectCard[];
  /** From 1; at most `pageCount`. */
  page: number;
  pageCount: number;
  /** Counts for the ten industry cards. */
  industryCounts: { name: string; count: number }[];
};
