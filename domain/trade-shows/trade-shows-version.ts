import type { TradeShowRepository } from "./ports.ts";

/** Tells whether the calendar has changed since another time. */
export function tradeShowsVersion({ tradeShows }: { tradeShows: TradeShowRepository }) {
  return (): Promise<string> => tradeShows.version();
}
