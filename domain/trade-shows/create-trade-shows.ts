import { feature } from "../shared/feature.ts";
import { listFilteredShows } from "./list-filtered-shows.ts";
import { listTradeShows } from "./list-trade-shows.ts";
import { listUpcomingShows } from "./list-upcoming-shows.ts";
import type { TradeShowRepository } from "./ports.ts";
import { searchTradeShows } from "./search-trade-shows.ts";
import { viewShowMonth } from "./view-show-month.ts";
import { viewTradeShow } from "./view-trade-show.ts";

/** The use cases: trade shows. */
export const createTradeShows = feature({
  listTradeShows,
  searchTradeShows,
  listFilteredShows,
  listUpcomingShows,
  viewShowMonth,
  tradeShowsVersion,
  viewTradeShow,
});

/** A version that changes with every change to the calendar; a cache key for readers. */
function tradeShowsVersion({ tradeShows }: { tradeShows: TradeShowRepository }) {
  return (): Promise<string> => tradeShows.version();
}
