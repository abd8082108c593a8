import type { Clock } from "../shared/clock.ts";
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
  /** What the city and year filters offer, each by the alphabet. */
  cities: string[];
  years: string[];
};

/** Anyone opens a month of the calendar; without one, today's. The year is the month's own. */
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
