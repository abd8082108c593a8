import type { PortfolioProject } from "../portfolio-project.ts";
import { type FilterDimension, filterDimensions, type ProjectFilter } from "./project-filter.ts";

/** A project's own values in a dimension: exact, as stored. */
const valuesOf: Record<FilterDimension, (project: PortfolioProject) => (string | null)[]> = {
  industries: ({ industry }) => [industry],
  exhibitTypes: ({ projectType }) => [projectType],
  exhibitSizes: ({ size }) => [size],
  locations: ({ location }) => [location],
  builderIds: ({ builderId }) => [builderId],
  features: ({ features }) => features,
};

/** Whether a project matches: any value within a filter, and all filters together. */
export function matchesFilter(project: PortfolioProject, filter: ProjectFilter): boolean {
  return filterDimensions.every((dimension) => {
    const wanted = filter[dimension];
    if (wanted.length === 0) return true;
    return valuesOf[dimension](project).some((value) => value !== null && wanted.includes(value));
  });
}
