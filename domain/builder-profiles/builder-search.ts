import type { BoothWish, BuilderDimension, BuilderFilter } from "./builder-filter.ts";
import type { FoundBuilder } from "./listed-builder.ts";
import type { Whereabouts } from "./wanted/whereabouts.ts";

/** How many builders a page of the list shows, and how many pictures each. */
export const builderPageSize = 12;
export const cardImageLimit = 5;

/** A slice of the builders that are wanted. `images` is the most pictures of each. */
export type BuilderQuery = {
  filter: BuilderFilter;
  where: Whereabouts;
  /** Whether it is known that few match: all of them are looked up then. */
  areFew?: boolean;
  offset: number;
  limit: number;
  images: number;
};

/** How many builders choosing a value would leave, all other choices as they are; null is more than we count. */
export type BuilderFacet = { value: string; count: number | null };

/** Totals of all builders, whatever the filter. */
export type BuilderTotals = {
  builders: number;
  /** Distinct countries. */
  countries: number;
  completedProjects: number;
  /** Over those that have a rating; 0 when none has. */
  averageRating: number;
};

export type CountedBuilders = {
  /** At most 10,000. */
  total: number;
  /** False: there are more than 10,000. */
  isExact: boolean;
  facets: Record<BuilderDimension, BuilderFacet[]>;
  totals: BuilderTotals;
};

/** Booths that matching builders built at the show or in the place asked for, of the type and size asked for. */
export type BuiltThere = { builders: number; booths: number };

/** A filter whose removal would leave builders, and how many. */
export type LooserSearch = { without: BuilderDimension | BoothWish | "search"; builders: number };

/** One page of builders with counts and filter options. */
export type BuilderSearch = CountedBuilders & {
  builders: FoundBuilder[];
  where: Whereabouts;
  /** Null when neither a place nor a show is asked for. */
  built: BuiltThere | null;
  /** When nothing matches: the most helpful first. */
  looser: LooserSearch[];
  /** From 1; at most `pageCount`. */
  page: number;
  pageCount: number;
};

/** A part of the world, and where its builders are: the cities with most of them first. */
export type NetworkRegion = {
  name: string;
  builders: number;
  cities: string[];
  /** Of all its cities, named or not. */
  cityCount: number;
};
