import { foldLetters } from "../../shared/text/fold-text.ts";
import type { PortfolioProject } from "../portfolio-project.ts";
import { sizeKey } from "./booth-size-spellings.ts";
import { type FilterDimension, filterDimensions, type ProjectFilter } from "./project-filter.ts";

/** A project's values per filter, as stored; `pictures` is "built" with a picture marked so. */
export const valuesOf: Record<FilterDimension, (project: PortfolioProject) => (string | null)[]> = {
  industries: ({ industry }) => [industry],
  exhibitTypes: ({ projectType }) => [projectType],
  exhibitSizes: ({ size }) => [size],
  locations: ({ location }) => [location],
  builderIds: ({ builderId }) => [builderId],
  features: ({ features }) => features,
  pictures: ({ builtPictures }) => (builtPictures.length > 0 ? ["built"] : []),
};

/**
 * A key that is equal for all spellings of a value: of sizes, and of places regardless of case and
 * accents.
 */
export function spellingKey(dimension: FilterDimension, value: string): string {
  if (dimension === "locations") return foldLetters(value);
  return dimension === "exhibitSizes" ? sizeKey(value) : value;
}

/**
 * Whether a project matches: any value within a filter, and all filters together. Spellings of a
 * value are equal.
 */
export function matchesFilter(project: PortfolioProject, filter: ProjectFilter): boolean {
  return filterDimensions.every((dimension) => {
    const chosen = filter[dimension];
    if (chosen.length === 0) return true;
    const keys = chosen.map((value) => spellingKey(dimension, value));
    const isWanted = (value: string | null) =>
      value !== null && keys.includes(spellingKey(dimension, value));
    return valuesOf[dimension](project).some(isWanted);
  });
}
