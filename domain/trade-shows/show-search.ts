import type { ShowFilter } from "./show-filter.ts";
import type { TradeShowCard } from "./trade-show.ts";

/** Shows on a page of the calendar. */
export const showPageSize = 12;

/**
 * By start date, undated last; or upcoming in that order and then past ones, latest first; or of
 * the upcoming, those not started in that order and then the running ones.
 */
export type ShowOrder = "by-start" | "ahead-first" | "begun-last";

/** A repository's query. */
export type ShowQuery = {
  filter: ShowFilter;
  /** Upcoming is counted from this day, YYYY-MM-DD. */
  today: string;
  /** Only shows that lie ahead. */
  aheadOnly: boolean;
  order: ShowOrder;
  offset: number;
  limit: number;
};

export type ShowCount = {
  /** At most 10,000. */
  total: number;
  /** False: there are more than 10,000. */
  isExact: boolean;
};

/** One page of the calendar with counts and filter options. */
export type ShowSearch = ShowCount & {
  cards: TradeShowCard[];
  /** From 1; at most `pageCount`. */
  page: number;
  pageCount: number;
  /** Options of the city and year filters, alphabetically. */
  cities: string[];
  years: string[];
};
