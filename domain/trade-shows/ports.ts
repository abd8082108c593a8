import type { TradeShowId } from "../shared/id.ts";
import type { Month } from "./month.ts";
import type { ShowFilter } from "./show-filter.ts";
import type { ShowCount, ShowQuery } from "./show-search.ts";
import type { TradeShow, TradeShowCard } from "./trade-show.ts";

/** Stores trade shows. */
export type TradeShowRepository = {
  find(id: TradeShowId): Promise<TradeShow | null>;

  /** One page of the matching shows, whole, in the given order. */
  search(query: ShowQuery): Promise<TradeShow[]>;

  /** The same page as cards. */
  searchCards(query: ShowQuery): Promise<TradeShowCard[]>;

  count(query: Pick<ShowQuery, "filter" | "today" | "aheadOnly">): Promise<ShowCount>;

  /**
   * Options of the filters, without duplicates: at most 500 cities alphabetically, years ascending.
   */
  options(): Promise<{ cities: string[]; years: string[] }>;

  /** Matching shows with at least one day in the month, by start date; at most 500. */
  listMonth(month: Month, filter: ShowFilter): Promise<TradeShowCard[]>;

  /** Changes with every change to the calendar. Constant cost. */
  version(): Promise<string>;
};
