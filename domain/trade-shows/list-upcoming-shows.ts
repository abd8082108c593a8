import type { Clock } from "../shared/time/clock.ts";
import type { TradeShowRepository } from "./ports.ts";
import { noShowFilter } from "./show-filter.ts";
import { type ShowCount, showPageSize } from "./show-search.ts";
import { todayOf } from "./today-of.ts";
import type { TradeShowCard } from "./trade-show.ts";

type Needs = { tradeShows: TradeShowRepository; clock: Clock };

/** A visitor lists upcoming shows with their number, twelve at a time; running ones come last. */
export function listUpcomingShows({ tradeShows, clock }: Needs) {
  return async ({ page }: { page: number }): Promise<ShowCount & { cards: TradeShowCard[] }> => {
    const wanted = { filter: noShowFilter, today: todayOf(clock), aheadOnly: true };
    const offset = (page - 1) * showPageSize;
    const [count, cards] = await Promise.all([
      tradeShows.count(wanted),
      tradeShows.searchCards({ ...wanted, order: "begun-last", offset, limit: showPageSize }),
    ]);
    return { ...count, cards };
  };
}
