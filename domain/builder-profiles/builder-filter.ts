/** Filters of the builder list, by their names in URLs. */
export const builderDimensions = ["region", "specialty", "teamSize"] as const;
export type BuilderDimension = (typeof builderDimensions)[number];

/** A search text and one exact value per filter; null matches every value. */
export type BuilderFilter = { search: string } & Record<BuilderDimension, string | null>;

export const noBuilderFilter: BuilderFilter = {
  search: "",
  region: null,
  specialty: null,
  teamSize: null,
};

const longestSearch = 100;

/** Parses a filter from a query: `all`, blank and missing match everything. */
export function toBuilderFilter(
  sent: Partial<Record<keyof BuilderFilter, string | null>>,
): BuilderFilter {
  const value = (text: string | null | undefined) => (text === "all" ? null : text?.trim() || null);
  const search = sent.search?.replace(/[\s\p{Cc}]+/gu, " ").trim() ?? "";
  return {
    search: search.slice(0, longestSearch),
    region: value(sent.region),
    specialty: value(sent.specialty),
    teamSize: value(sent.teamSize),
  };
}

export function isFilteringBuilders(filter: BuilderFilter): boolean {
  return filter.search !== "" || builderDimensions.some((dimension) => filter[dimension] !== null);
}
