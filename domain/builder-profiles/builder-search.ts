import type {
  BoothWish,
  BuilderDimension,
  BuilderFilter,
  UnderstoodPart,
} from "./builder-filter.ts";
import type { FoundBuilder } from "./listed-builder.ts";
import type { Whereabouts } from "./wanted/whereabouts.ts";

/** Builders per page of the list, and pictures per builder. */
export const builderPageSize = 12;
export const cardImageLimit = 5;

/** A page of matching builders. `images`: maximum pictures per builder. */
export type BuilderQuery = {
  filter: BuilderFilter;
  where: Whereabouts;
  /** True when few builders match: then all of them are found first and sorted afterwards. */
  areFew?: boolean;
  offset: number;
  limit: number;
  images: number;
};

/**
 * A filter value with the number of builders left when it is chosen and the other filters stay;
 * null: too many to count.
 */
export type BuilderFacet = { value: string; count: number | null };

/** Totals over all builders, regardless of the filter. */
export type BuilderTotals = {
  builders: number;
  /** Distinct countries. */
  countries: number;
  completedProjects: number;
  /** Average over builders with a rating; 0 when none has one. */
  averageRating: number;
};

export type CountedBuilders = {
  /** How many builders match, counted up to 10,000. */
  total: number;
  /** False when more than 10,000 builders match, so that `total` is a lower bound. */
  isExact: boolean;
  facets: Record<BuilderDimension, BuilderFacet[]>;
  totals: BuilderTotals;
};

/**
 * Number of builders among the matches, and of their booths, at the wanted show or place, of the
 * wanted type and size.
 */
export type BuiltThere = { builders: number; booths: number };

/** A filter whose removal would give results, and how many builders. */
export type LooserSearch = { without: BuilderDimension | BoothWish | "search"; builders: number };

/** One page of builders with counts and filter options. */
export type BuilderSearch = CountedBuilders & {
  builders: FoundBuilder[];
  where: Whereabouts;
  /** Filters that the search text names; empty when it is only words. */
  understood: UnderstoodPart[];
  /** Null without a wanted place or show. */
  built: BuiltThere | null;
  /** Filled when nothing matches: most builders first. */
  looser: LooserSearch[];
  /** From 1; at most `pageCount`. */
  page: number;
  pageCount: number;
};

/** A part of the world with the cities of its builders, largest first. */
export type NetworkRegion = {
  name: string;
  builders: number;
  cities: string[];
  /** Number of all its cities, listed or not. */
  cityCount: number;
};
