/** What the portfolio can be narrowed by, under the names that addresses use. */
export const filterDimensions = [
  "industries",
  "exhibitTypes",
  "exhibitSizes",
  "locations",
  "builderIds",
  "features",
] as const;
export type FilterDimension = (typeof filterDimensions)[number];

/** Wanted values by dimension: any of them within one, all dimensions together. None of them wants everything. */
export type ProjectFilter = Record<FilterDimension, readonly string[]>;

export const noFilter: ProjectFilter = {
  industries: [],
  exhibitTypes: [],
  exhibitSizes: [],
  locations: [],
  builderIds: [],
  features: [],
};

export function isFiltered(filter: ProjectFilter): boolean {
  return filterDimensions.some((dimension) => filter[dimension].length > 0);
}
