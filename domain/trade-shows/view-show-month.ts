import type { Clock } from "../shared/time/clock.ts";
import { type Month, toMonth } from "./month.ts";
import type { TradeShowRepository } from "./ports.ts";
import type { ShowFilter } from "./show-filter.ts";
import { todayOf } from "./today-of.ts";
import type { TradeShowCard } from "./trade-show.ts";

type Needs = { tradeShows: TradeShowRepository; clock: Clock };

/** One month of the calendar. */
export type ShowMonth = {
  month: Month;
  today: string;
  cards: TradeShowCard[];
  /** City and year filter options, sorted. */
  cities: string[];
  years: string[];
};

/**
 * A visitor opens a month of the calendar, by default the current one, with the filter options. The
 * filter's year is ignored: the month has its own.
 */
export function viewShowMonth({ tradeShows, clock }: Needs) {
  return async (request: { filter: ShowFilter; month: string | null }): Promise<ShowMonth> => {
    const today = todayOf(clock);
    const month = toMonth(request.month, today);
    const [cards, options] = await Promise.all([
      tradeShows.listMonth(month, { ...request.filter, year: null }),
      tradeShows.options(),
    ]);
    return { month, today, cards, ...options };
  };
}
