import type { ShowFilter } from "./show-filter.ts";
import type { TradeShowCard } from "./trade-show.ts";

/** Shows per page of the calendar. */
export const showPageSize = 12;

/**
 * `by-start`: by start date, undated last. `ahead-first`: upcoming by start date, then past ones
 * latest first. `begun-last`: upcoming only, first those not started, then running ones.
 */
export type ShowOrder = "by-start" | "ahead-first" | "begun-last";

/** A repository's query. */
export type ShowQuery = {
  filter: ShowFilter;
  /** The day, YYYY-MM-DD, from which shows count as upcoming. */
  today: string;
  /** Only upcoming and running shows. */
  aheadOnly: boolean;
  order: ShowOrder;
  offset: number;
  limit: number;
};

export type ShowCount = {
  /** How many shows match, counted up to 10,000. */
  total: number;
  /** False when more than 10,000 shows match, so that `total` is a lower bound. */
  isExact: boolean;
};

/** One page of the calendar with counts and filter options. */
export type ShowSearch = ShowCount & {
  cards: TradeShowCard[];
  /** From 1; at most `pageCount`. */
  page: number;
  pageCount: number;
  /** City and year filter options, sorted. */
  cities: string[];
  years: string[];
};
