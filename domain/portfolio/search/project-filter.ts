/** Filters of the portfolio, by their names in URLs. */
export const filterDimensions = [
  "industries",
  "exhibitTypes",
  "exhibitSizes",
  "locations",
  "builderIds",
  "features",
  "pictures",
] as const;
export type FilterDimension = (typeof filterDimensions)[number];

/** Selected values per filter: any of them within one, all filters together. An empty filter matches everything. */
export type ProjectFilter = Record<FilterDimension, readonly string[]>;

export const noFilter: ProjectFilter = {
  industries: [],
  exhibitTypes: [],
  exhibitSizes: [],
  locations: [],
  builderIds: [],
  features: [],
  pictures: [],
};

/** Whether any dimension has a selected value. */
export function isFiltered(filter: ProjectFilter): boolean {
  return filterDimensions.some((dimension) => filter[dimension].length > 0);
}
