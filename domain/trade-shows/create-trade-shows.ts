import type { Clock } from "../shared/time/clock.ts";
import { listFilteredShows } from "./list-filtered-shows.ts";
import { listTradeShows } from "./list-trade-shows.ts";
import { listUpcomingShows } from "./list-upcoming-shows.ts";
import type { TradeShowRepository } from "./ports.ts";
import { searchTradeShows } from "./search-trade-shows.ts";
import { viewShowMonth } from "./view-show-month.ts";
import { viewTradeShow } from "./view-trade-show.ts";

/** Ports that these use cases need. */
export type TradeShowsPorts = {
  clock: Clock;
  tradeShows: TradeShowRepository;
};

/** The use cases: trade shows. */
export function createTradeShows(ports: TradeShowsPorts) {
  return {
    listTradeShows: listTradeShows(ports),
    searchTradeShows: searchTradeShows(ports),
    listFilteredShows: listFilteredShows(ports),
    listUpcomingShows: listUpcomingShows(ports),
    viewShowMonth: viewShowMonth(ports),
    tradeShowsVersion: tradeShowsVersion(ports),
    viewTradeShow: viewTradeShow(ports),
  };
}

/** Says whether the calendar has changed since another time. */
function tradeShowsVersion({ tradeShows }: { tradeShows: TradeShowRepository }) {
  return (): Promise<string> => tradeShows.version();
}
