import { boothArea } from "../shared/booth-area.ts";
import { budgetRange } from "../shared/money/budget-range.ts";

/** Filters by a profile's own values, by their names in URLs. */
export const builderDimensions = ["region", "specialty", "teamSize"] as const;
export type BuilderDimension = (typeof builderDimensions)[number];

/**
 * Filters by the wanted booth and its place, by their names in URLs: "Las Vegas", "CES", "island",
 * "30x30", "35000-75000".
 */
const boothWishes = ["place", "show", "boothType", "boothSize", "budget"] as const;
export type BoothWish = (typeof boothWishes)[number];

/** A search text and one value per filter; null matches every value. */
export type BuilderFilter = { search: string } & Record<
  BuilderDimension | BoothWish,
  string | null
>;

export const noBuilderFilter: BuilderFilter = {
  search: "",
  region: null,
  specialty: null,
  teamSize: null,
  place: null,
  show: null,
  boothType: null,
  boothSize: null,
  budget: null,
};

const longestSearch = 100;

/**
 * Parses a filter from a query. `all`, blank or missing values, and a size or budget without
 * numbers match everything.
 */
export function toBuilderFilter(
  sent: Partial<Record<keyof BuilderFilter, string | null>>,
): BuilderFilter {
  const value = (text: string | null | undefined) => (text === "all" ? null : text?.trim() || null);
  const words = (text: string | null | undefined) =>
    text
      ?.replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, longestSearch) ?? "";
  const [boothSize, budget] = [value(sent.boothSize), value(sent.budget)];
  return {
    search: words(sent.search),
    region: value(sent.region),
    specialty: value(sent.specialty),
    teamSize: value(sent.teamSize),
    place: value(words(sent.place)),
    show: value(words(sent.show)),
    boothType: value(words(sent.boothType)),
    boothSize: boothArea(boothSize ?? "") ? boothSize : null,
    budget: budgetRange(budget) ? budget : null,
  };
}

/** The filters that have a value, without the search text. */
export function chosenFilters(filter: BuilderFilter): (BuilderDimension | BoothWish)[] {
  return [...boothWishes, ...builderDimensions].filter((name) => filter[name] !== null);
}

/** Whether the filter has a search text or any value. */
export function isFilteringBuilders(filter: BuilderFilter): boolean {
  return filter.search !== "" || chosenFilters(filter).length > 0;
}

/** A part of a search text that names the value of a filter; `search`: what is left of it. */
export type UnderstoodPart = {
  name: Exclude<BoothWish, "budget"> | "search";
  value: string;
  /** The search text without this part. */
  without: string;
};
