import { maxListItems } from "../shared/page.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { TradeShowRepository } from "./ports.ts";
import { noShowFilter } from "./show-filter.ts";
import { todayOf } from "./today-of.ts";
import type { TradeShow } from "./trade-show.ts";

type Needs = { tradeShows: TradeShowRepository; clock: Clock };

/** A visitor lists the whole calendar by start date: the first 10,000 shows, and whether there are more. */
export function listTradeShows({ tradeShows, clock }: Needs) {
  return async (): Promise<{ shows: TradeShow[]; hasMore: boolean }> => {
    const shows = await tradeShows.search({
      filter: noShowFilter,
      order: "by-start",
      today: todayOf(clock),
      aheadOnly: false,
      offset: 0,
      limit: maxListItems + 1,
    });
    return { shows: shows.slice(0, maxListItems), hasMore: shows.length > maxListItems };
  };
}
