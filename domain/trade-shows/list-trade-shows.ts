import type { TradeShowRepository } from "./ports.ts";
import type { TradeShow } from "./trade-show.ts";

/** Anyone looks at the calendar, by start date. */
export function listTradeShows({ tradeShows }: { tradeShows: TradeShowRepository }) {
  return (): Promise<TradeShow[]> => tradeShows.list();
}
