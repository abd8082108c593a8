import type { ProjectCard } from "../portfolio-project.ts";
import type { FilterDimension, ProjectFilter } from "./project-filter.ts";
import type { ProjectSort } from "./project-sort.ts";

/** Projects per page of the portfolio. */
export const projectPageSize = 6;

/** A question to a repository: the visitor's filter, and the industries of the card that led to the list. */
export type ProjectQuery = {
  filter: ProjectFilter;
  /**
   * Matches projects in any of these industries, in addition to the filter; empty: no restriction.
   */
  cardIndustries: readonly string[];
  sort: ProjectSort;
  offset: number;
  limit: number;
};

/**
 * A filter value with the number of projects left when it is chosen and other filters stay; null:
 * too many to count.
 */
export type Facet = { value: string; label: string; count: number | null };

type ProjectCount = {
  /** How many projects match, counted up to 10,000. */
  total: number;
  /** False when more than 10,000 projects match, so that `total` is a lower bound. */
  isExact: boolean;
};

type ProjectFacets = ProjectCount & { facets: Record<FilterDimension, Facet[]> };

/** Counts of matches and totals. */
export type CountedProjects = ProjectFacets & {
  /** Published projects by industry, regardless of the filter. */
  byIndustry: ReadonlyMap<string, number>;
  /** Whether some published projects are samples. */
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
