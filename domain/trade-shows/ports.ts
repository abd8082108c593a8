import type { TradeShowId } from "../shared/id.ts";
import type { Month } from "./month.ts";
import type { ShowFilter } from "./show-filter.ts";
import type { ShowCount, ShowQuery } from "./show-search.ts";
import type { TradeShow, TradeShowCard } from "./trade-show.ts";

/** Where trade shows are kept. */
export type TradeShowRepository = {
  find(id: TradeShowId): Promise<TradeShow | null>;

  /** A stretch of what is wanted, in the wanted order; as whole shows. */
  search(query: ShowQuery): Promise<TradeShow[]>;

  /** The same stretch as cards. */
  searchCards(query: ShowQuery): Promise<TradeShowCard[]>;

  count(query: Pick<ShowQuery, "filter" | "today" | "aheadOnly">): Promise<ShowCount>;

  /** What there is to filter by, each value once: at most 500 cities by the alphabet, years from the first. */
  options(): Promise<{ cities: string[]; years: string[] }>;

  /** What is wanted of the shows that have a day in this month, by start date; at most 500. */
  listMonth(month: Month, filter: ShowFilter): Promise<TradeShowCard[]>;

  /** Another text after every change of the calendar, at no cost that grows. */
  version(): Promise<string>;
};
