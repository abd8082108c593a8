import type { PortfolioProject } from "../portfolio-project.ts";
import { sizeKey } from "./booth-size-spellings.ts";
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

/** Whether a project matches: any value within a filter, and all filters together. Spellings of one size are one value. */
export function matchesFilter(project: PortfolioProject, filter: ProjectFilter): boolean {
  return filterDimensions.every((dimension) => {
    const chosen = filter[dimension];
    if (chosen.length === 0) return true;
    const isWanted = (value: string | null) =>
      value !== null &&
      (chosen.includes(value) ||
        (dimension === "exhibitSizes" && chosen.map(sizeKey).includes(sizeKey(value))));
    return valuesOf[dimension](project).some(isWanted);
  });
}
