import type { ShowFilter } from "./show-filter.ts";
import type { TradeShowCard } from "./trade-show.ts";

/** How many shows a page of the calendar has. */
export const showPageSize = 12;

/**
 * By start date, the undated last; or what lies ahead in that order, and then what is over, the latest first. Or, of what
 * lies ahead, what is still to begin in that order, and then what has begun.
 */
export type ShowOrder = "by-start" | "ahead-first" | "begun-last";

/** What a repository is asked for. */
export type ShowQuery = {
  filter: ShowFilter;
  /** What lies ahead is counted from here, YYYY-MM-DD. */
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

/** One page of the calendar with everything around it. */
export type ShowSearch = ShowCount & {
  cards: TradeShowCard[];
  /** From 1; the last one when a later one was asked for. */
  page: number;
  pageCount: number;
  /** What the city and year filters offer, each by the alphabet. */
  cities: string[];
  years: string[];
};
